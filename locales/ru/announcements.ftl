# What the referee says, in Russian. What each message is for and what its arguments mean
# stands in the English catalogue; ids and arguments are the same in every language.
# Names stay as they are given, so sentences ask for no other case and no gender of a name.

## Set-up

greeting = Добро пожаловать в перудо.
last-table-damaged = Не могу прочитать прошлый стол: файл повреждён. Собираем новый.
last-table-newer = Не могу прочитать прошлый стол: его сохранила более новая версия программы. Собираем новый.
game-stopped = Чтобы продолжить прерванную игру, запустите меня с параметром resume. Здесь мы готовим новую.
no-last-table = Прошлого раза я не помню.
ask-language = На каком языке играем?
language-offer = Чтобы играть по-русски, скажите: по-русски.
language-set = Играем по-русски.
language-unknown = Этого языка я не знаю.
languages-known = Я говорю по-русски, по-английски, по-испански, по-польски и по-французски.
ask-player-count = Сколько игроков?
or-same-table = Или скажите: как в прошлый раз. Тогда играли { NAMES($players) }.
player-count-refused = Играть могут от { NUM($least, gender: "masculine", case: "genitive") } до { NUM($most, gender: "masculine", case: "genitive") } игроков. Сколько вас?
ask-first-player =
    { NUM($count, gender: "masculine") } { $count ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }. Цвет или имя каждого, по часовой стрелке. Кто первый?
ask-next-player = { NAMES($players) }. Кто следующий, слева?
name-taken = { $player } уже есть. Другое имя?
name-unlikely = { $typed }? Если это имя, напишите его с большой буквы: { $player }.
name-means-else = { $player } значит в игре что-то другое. Другое имя?
ask-own-name = Назовите своё имя или цвет.
too-many-names = Это слишком много: игроков всего { NUM($count, gender: "masculine") }.
nobody-yet = { $player }? Пока никто не назван.
player-speaks =
    { $player } говорит { $language ->
        [en] по-английски
        [es] по-испански
        [fr] по-французски
        [pl] по-польски
        [ru] по-русски
       *[other] на языке { $language }
    }.
ask-preset =
    Играем { $preset ->
        [asmodee-bga] по французским правилам
        [bga-free] со свободными ставками
        [polish-classic] по классическим польским правилам
        [russian-dudo] по русским правилам
        [liars-dice] в кости лжеца
       *[other] по правилам { $preset }
    }? Скажите: верно, или назовите другие правила.
explain-preset =
    Вот { $preset ->
        [asmodee-bga] французские правила
        [bga-free] правила свободных ставок
        [polish-classic] классические польские правила
        [russian-dudo] русские правила
        [liars-dice] правила костей лжеца
       *[other] { $preset }
    }.
preset-unknown = Таких правил я не знаю. По каким правилам играем?
ask-other-preset = Какие тогда правила: французские, свободные ставки, польские, русские или кости лжеца?
setup-players = { NAMES($players) }, по часовой стрелке.
setup-rules =
    Играем { $preset ->
        [asmodee-bga] по французским правилам
        [bga-free] со свободными ставками
        [polish-classic] по классическим польским правилам
        [russian-dudo] по русским правилам
        [liars-dice] в кости лжеца
       *[other] по правилам { $preset }
    }{ $changed ->
        [0] {""}
        [1] , с одним изменением
       *[other] , изменений: { NUM($changed, gender: "neuter") }
    }.
house-rule =
    { $rule ->
        [calza] С кальсой.
        [no_calza] Без кальсы.
        [palifico] С палифико.
        [no_palifico] Без палифико.
        [wild] Единицы — джокеры.
        [not_wild] Единицы не джокеры.
        [shown] Можно спросить, сколько осталось костей.
        [hidden] Сколько костей потеряно — секрет.
        [any_face] Кто повышает число, может сменить значение.
        [one_thing] Повышают число или значение, но не то и другое сразу.
       *[other] { $rule }
    }
setup-starter = Начинает { $player }.
setup-opening =
    { $way ->
        [roll_off] Начинает тот, у кого на кости больше.
        [named] Кто начинает, скажете сами.
       *[random] Кто начинает, решит жребий.
    }
ask-setup-right = Верно?
name-not-known = Одного из имён я не знаю. Назовите другое имя или цвет, например: не синий, зелёный.
understood-partly = Я понял не всё. Скажите, пожалуйста, сначала одно, потом другое.
ask-which-change = Что поменять? Скажите, например: четыре игрока. Или: не синий, зелёный. Или: польские правила. Или: без кальсы.
setup-again = Тогда всё сначала. Сколько игроков?
ask-starter-roll-off = Каждый бросает одну кость. У кого больше? Если поровну, бросьте ещё раз.
ask-starter = Кто начинает?
ask-starter-name = Какой игрок? Назовите имя или цвет.
roll-noted = { $player }, { NUM($number, gender: "masculine") }. { $next }?
roll-told = { $player }, { NUM($number, gender: "masculine") }.
roll-next = А { $player }?
roll-again = Поровну, ещё раз бросают { NAMES($players) }. У кого больше?
roll-tie = Поровну: лучшие бросают ещё раз. У кого теперь больше?
roll-impossible = { $player }: на кости от одного до шести очков.
roll-only = Ещё раз бросают только { NAMES($players) }.
unknown-player = { $player }? Такого игрока здесь нет. Играют: { NAMES($players) }.

## Rounds

game-start = Начинает { $player }. Все бросают кости.
round-start = Все бросают кости. Начинает { $player }.
palifico = Палифико! Одна кость: { $player }.
palifico-pacos =
    { $wild ->
        [yes] Пако остаются джокерами.
       *[no] Пако больше не джокеры.
    }
palifico-face =
    { $who ->
        [one_die_players] Менять значение могут только игроки с одной костью.
        [former_palifico] Менять значение могут только те, у кого уже было палифико.
       *[nobody] Значение не меняется.
    }
turn = Ходит { $player }.
turn-to-open = Ставки ещё нет. Начинает { $player }.
current-bid = { $bidder }: { BID($bid) }. Ходит { $player }.
standing-bid = { $bidder }: { BID($bid) }.

## Bids

bid = { BID($bid) }. Ходит { $player }.
bid-corrected = Исправлено: { BID($bid) }. Ходит { $player }.
correction-refused = Без изменений. { $bidder }: { BID($bid) }.
nothing-to-correct = Исправлять нечего: ставки нет.
bid-language =
    Ходит { $player }: { $language ->
        [en] по-английски
        [es] по-испански
        [fr] по-французски
        [pl] по-польски
        [ru] по-русски
       *[other] на языке { $language }
    }, пожалуйста.
refused-not-higher = { BID($bid) }? Это не выше прежней.
refused-too-few-pacos = { BID($bid) }? Мало: нужна половина, с округлением вверх.
refused-too-few-after-pacos = { BID($bid) }? Мало: нужно вдвое больше, чем { FACES(1, case: "genitive") }, и ещё одна.
refused-face-locked = { BID($bid) }? Нет, в палифико значение не меняется.
refused-no = { BID($bid) }? Нет.
refused-change-one-thing-only = { BID($bid) }? Нет, повышается что-то одно: количество или значение.
refused-no-opening-on-pacos = { BID($bid) }? Нет, с { FACES(1, case: "genitive") } начинать нельзя.
refused-above-dice-in-play = { BID($bid) }? Нет, это слишком много.
refused-no-bid = Ставки ещё нет.
refused-not-your-turn = Сейчас не ваш ход.
refused-own-bid = Свою ставку оспорить нельзя.
refused-eliminated = Этот игрок уже не играет.
refused-challenge-open = Сначала считаем.
refused-calza-not-played = Играем без кальсы.
refused-calza-not-in-palifico = В раунде палифико кальсы нет.
refused-calza-not-with-two-players = Когда играют двое, кальсы нет.
refused-calza-needs-lost-die = Кальса только для тех, кто уже терял кость.
refused-other = Сейчас это невозможно.
least-legal = Нужно поставить хотя бы { BIDS($bids, case: "accusative") }.
no-higher-bid = Выше ставить некуда, остаётся дудо.
bid-allowed = { BID($bid) }: да, так можно.
confirm-bid = { BID($bid) }, верно?
confirm-changed-bid = { $bidder } меняет ставку: { BID($bid) }?
ask-face = { NUM($quantity) } чего?
ask-quantity = Сколько { FACES($faces, case: "genitive") }?

## Two readings

choose-bid = { BID($first) } или { BID($second) }?
choose-quantity = { QUANTITY($first) } или { BID($second) }?
choose-face = { BID($first) } или { FACE($second) }?
choose-half = { NUM($quantity) } чего или { BID($bid) }?
choose-count = { NUM($first) } или { NUM($second) }?
choose-player = { $first } или { $second }?
choose-two = { $first } или { $second }?
name-bid = { BID($bid) }
name-count =
    { NUM($count) } { $count ->
        [one] кость
        [few] кости
       *[many] костей
    }
name-player = { $player }
name-dudo = дудо
name-calza = кальса
name-undo = отмена хода
name-new-game = новая игра
name-quit = выход
name-pause = пауза
name-other = что-то другое

## Dudo and Calza

confirm-dudo = Дудо, уверены?
confirm-calza = Кальса, уверены?
confirm-dudo-of = { $bidder }: это своя ставка. Дудо говорит { $player }?
ask-caller-dudo = Дудо: кто сказал, или никто?
ask-caller-calza = Кальса: кто сказал, или никто?
dudo-called = Дудо! { $caller } не верит в { BID($bid, case: "accusative") }. Открываем кости.
calza-called = Кальса! { $caller } говорит: ровно { BID($bid) }. Открываем кости.
count-with-pacos = Считаем { FACES($faces) }.
count-only = Считаем только { FACES($faces) }.
count-without-pacos = Считаем только { FACES($faces) }, без пако.
ask-counted-aloud = Всего { NUM($count) }? Тогда повторите.
count-one-face = { BID($bid) }. А { FACES($faces, case: "genitive") }?
count-other-face = А { FACES($faces, case: "genitive") }?
count-one-face-of = { $player }: { BID($bid) }. А { FACES($faces, case: "genitive") }?
count-other-face-of = { $player }: а { FACES($faces, case: "genitive") }?
count-noted = { $player }: { $count ->
    [0] ни одной
   *[other] { NUM($count) }
}. { $next }?
count-told = { $player }: { $count ->
    [0] ни одной
   *[other] { NUM($count) }
}.
count-above-dice =
    На столе только { NUM($dice) } { $dice ->
        [one] кость
        [few] кости
       *[many] костей
    }. Посчитайте ещё раз.
count-too-high = Столько костей нет. Посчитайте ещё раз.
count-above-player-dice =
    { $player }: только { NUM($dice) } { $dice ->
        [one] кость
        [few] кости
       *[many] костей
    }. Ещё раз, пожалуйста.
count-too-high-player = { $player }: столько быть не может. Ещё раз, пожалуйста.
recount-again = Скажите «нет», а потом число.
recount-total = Я знаю только сумму: { NUM($count) }. Скажите «нет», а потом новую сумму.
count-open-again = { $player }, ещё раз: сколько?
count-missing = Ещё не посчитаны: { NAMES($players) }.
count-player-out = { $player }: костей уже нет.

## Settlement

dudo-held = На столе { NUM($count) }: { BID($bid) } есть.
dudo-failed =
    { $count ->
        [0] Ни одной
       *[other] Всего { NUM($count) }
    }: { BID($bid, case: "genitive") } нет.
calza-exact = Ровно { NUM($count) }: в точку!
calza-missed =
    { $count ->
        [0] Ни одной
       *[other] Всего { NUM($count) }
    }: мимо.
loses-die = { $player } теряет кость и убирает её.
gains-die = { $player } возвращает себе кость.
keeps-all-dice =
    { $player }: уже { NUM($dice) } { $dice ->
        [one] кость
        [few] кости
       *[many] костей
    }.
gains-die-if-lost = { $player } возвращает себе кость, если какой-то не хватает.
dice-left =
    { $dice ->
        [one] Осталась { NUM($dice) } кость.
        [few] Осталось { NUM($dice) } кости.
       *[many] Осталось { NUM($dice) } костей.
    }
dice-now =
    { $dice ->
        [one] Теперь { NUM($dice) } кость.
        [few] Теперь { NUM($dice) } кости.
       *[many] Теперь { NUM($dice) } костей.
    }
eliminated = { $player } выбывает.
ask-direction = { $player }, налево или направо?
direction-chosen =
    { $direction ->
        [counterclockwise] Направо.
       *[clockwise] Налево.
    }
direction-stays =
    Первая ставка уже сделана: в этом раунде играем { $direction ->
        [counterclockwise] направо
       *[clockwise] налево
    }.
winner = { $player } побеждает! Поздравляю.
same-table-only = В новой игре те же игроки и правила. Чтобы сменить их, скажите выход и запустите меня снова.
ask-new-game = Новая игра или выход?

## Undo

confirm-undo = Отменить последний ход?
confirm-undo-challenge = Снять вызов?
undone = Отменено.
challenge-withdrawn = Вызов снят. Накройте кости.
undo-gives-die = { $player } забирает кость обратно.
undo-takes-die = { $player } снова убирает кость.
undo-takes-die-if-gained = { $player } снова убирает кость, если какая-то вернулась.
nothing-to-undo = Отменять нечего.
no-challenge = Снимать нечего: вызова нет.
undo-first = Сначала отмените то, что было потом, и скажите ещё раз.

## Questions

no-such-number = Столько костей нет.
no-such-face = На кости от одного до шести очков.

dice-of =
    { $player }: { NUM($dice) } { $dice ->
        [one] кость
        [few] кости
       *[many] костей
    }.
dice-each =
    У каждого { NUM($count) } { $count ->
        [one] кость
        [few] кости
       *[many] костей
    }.
dice-in-all = Всего { NUM($dice) }.
dice-hidden = По этим правилам потерянные кости держат в тайне.
still-in = Ещё в игре: { NAMES($players) }.
legal-bids = Хотя бы { BIDS($bids, case: "accusative") }.
legal-opening = Любая ставка, только не на { FACES(1) }.
legal-opening-any = Любая ставка, можно и на { FACES(1) }.
what-paco =
    { $wild ->
        [yes] Пако – это единица: она считается за любое значение.
       *[no] Пако – это единица. Здесь она считается только за единицу.
    }
what-dudo = Дудо – это сомнение в ставке: открываем кости, и кто ошибся, теряет кость.
what-calza =
    { $played ->
        [yes] Кальса – это уверенность, что ставка точная: если да, кость возвращается, если нет, кость теряется.
       *[no] По этим правилам кальсы нет.
    }
what-palifico =
    { $played ->
        [yes] Палифико – это раунд, который открывает игрок с одной костью: значение первой ставки не меняется.
       *[no] По этим правилам палифико нет.
    }
or-dudo = Или дудо.
or-dudo-calza = Или дудо, или кальса.
why-dudo-held =
    { $bidder } ставит { BID($bid, case: "accusative") }, { $caller } не верит. { $count ->
        [one] Была { NUM($count) }
       *[other] Было { NUM($count) }
    }, поэтому { $caller } теряет кость.
why-dudo-failed =
    { $bidder } ставит { BID($bid, case: "accusative") }, { $caller } не верит. { $count ->
        [0] Не было ни одной
        [one] Была только { NUM($count) }
       *[other] Было только { NUM($count) }
    }, поэтому { $bidder } теряет кость.
why-calza-exact = { $caller } говорит: ровно { BID($bid) }. Так и было: { NUM($count) }.
why-calza-missed =
    { $caller } говорит: ровно { BID($bid) }. { $count ->
        [0] Не было ни одной
        [one] Была { NUM($count) }
       *[other] Было { NUM($count) }
    }, поэтому { $caller } теряет кость.
why-nothing = Пока ничего не решено.
why-not-higher = Нужно больше костей или столько же костей с более высоким значением.
why-too-few-pacos = Чтобы перейти на { FACES(1) }, нужна хотя бы половина костей, с округлением вверх.
why-too-few-after-pacos = Чтобы уйти с { FACES(1, case: "genitive") }, нужно вдвое больше костей и ещё одна.
why-face-locked = В раунде палифико повышают только количество.
why-change-one-thing-only = По этим правилам, когда растёт количество, значение не меняется.
why-no-opening-on-pacos = Начинать с { FACES(1, case: "genitive") } можно только в раунде палифико.
why-above-dice-in-play = По этим правилам нельзя поставить больше костей, чем есть на столе.
why-no-bid = Оспорить можно только ставку, а её ещё нет.
why-not-your-turn = Это может сказать только тот, чей сейчас ход.
why-own-bid = Никто не может оспорить свою ставку.
why-eliminated = У кого нет костей, тот уже не играет.
why-calza-not-played = По этим правилам кальсы нет.
why-calza-not-in-palifico = По этим правилам в раунде палифико кальсы нет.
why-calza-not-with-two-players = По этим правилам для кальсы нужны хотя бы три игрока.
why-calza-needs-lost-die = По этим правилам кальса только для тех, кто уже терял кость.
why-other = Сейчас правила этого не позволяют.

## Going on

paused = Пауза. Чтобы вернуться в игру, скажите: продолжаем.
resumed = Продолжаем.
game-resumed = Продолжаем с того же места.
confirm-new-game = Начать новую игру?
confirm-quit = Закончить игру?
never-mind = Хорошо.
new-game = Новая игра.
goodbye = До свидания.
say-again = Повторите, пожалуйста.
rephrase-bid = Назовите количество, потом значение, например: восемь пятёрок.
rephrase-yes-no = Скажите: верно, или: отмена.
rephrase-count = Назовите только число костей.
rephrase-player = Назовите только имя или цвет игрока.
rephrase-choice = Скажите: первое, или: второе.
rephrase-setup = Скажите это иначе или скажите: помощь.
by-hand = Не понимаю. Введите это с клавиатуры, или пусть скажет кто-нибудь другой.
microphone-mute = Я совсем ничего не слышу: микрофон не выключен?
microphone-gone = Микрофон пропал. Подключите его снова, пожалуйста.
microphone-back = Я снова слышу.
say-instead = С этой моделью речи лучше говорить «{ $instead }», а не «{ $word }».
name-unheard = Я не распознаю имя { $player }: вместо него говорите «{ $instead }».

## Help

help-setup-count = Скажите, сколько вас, от двух до шести, или назовите всех игроков, например: синий, зелёный, красный.
help-setup-players = Назовите цвет или имя игрока. Скажите отмена, чтобы убрать последнего.
help-setup-rules = Скажите верно или назовите другие правила. Чтобы услышать все, спросите: какие есть правила. Чтобы узнать, как играют, спросите: какие польские правила.
help-setup-check = Скажите верно, чтобы начать. Или скажите, что поменять, например: не синий, зелёный.
help-setup-more = Ещё можно сказать: четыре игрока. Не синий, зелёный. Поменяй синего и зелёного. Без синего. Красный тоже. В другую сторону. Без кальсы. Зелёный говорит по-польски. Начинает зелёный. По жребию. Как в прошлый раз. Повтори, сначала, пауза или выход.
help-or-more = Чтобы услышать остальное, скажите: ещё помощь.
help-bidding = Назовите ставку, например восемь пятёрок.
help-bidding-more = Ещё можно сказать: отмена, повтори, чей ход, сколько костей, что можно поставить, почему, тихо, пауза, новая игра или выход. Чтобы исправить последнюю ставку, скажите: нет, семь пятёрок.
help-confirming = Скажите верно или отмена. Или повторите свои слова.
help-choosing = Скажите первое, второе или всю ставку.
help-half = Назовите недостающую половину или всю ставку.
help-caller = Назовите имя или цвет того, кто это сказал, или скажите отмена.
help-question-more = Ещё можно сказать: повтори, отмена, новая игра или выход.
help-counting = Назовите сумму или число каждого игрока, например: синий две, зелёный три. Скажите отмена, чтобы убрать последнее число или снять вызов.
help-counting-more = Ещё можно сказать: повтори, какая ставка, сколько костей, почему, пауза, новая игра или выход.
help-starter = Назовите имя или цвет того, кто начинает.
help-roll-off = Скажите, у кого больше, или что бросил каждый: синий пять, зелёный три. Или скажите: поровну.
help-starter-more = Ещё можно сказать: по жребию, отмена, повтори, пауза, новая игра или выход.
help-direction = Скажите налево или направо.
help-paused = Скажите продолжаем, чтобы вернуться в игру. Или скажите отмена, новая игра или выход.
help-over = Скажите новая игра или выход. Скажите отмена, чтобы вернуть последний подсчёт.
help-over-more = Чтобы исправить последний подсчёт, скажите: нет, две. Ещё можно сказать: почему, сколько костей, повтори.
