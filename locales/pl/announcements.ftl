# What the referee says, in Polish. What each message is for and what its arguments mean
# stands in the English catalogue; ids and arguments are the same in every language.
# Names stay as they are given, so sentences ask for no other case and no gender of a name.

## Set-up

greeting = Witajcie w Perudo.
last-table-damaged = Nie mogę odczytać ostatniego stołu: plik jest uszkodzony. Ustalamy wszystko od nowa.
last-table-newer = Nie mogę odczytać ostatniego stołu: zapisała go nowsza wersja programu. Ustalamy wszystko od nowa.
game-stopped = Żeby wznowić przerwaną grę, uruchom mnie z opcją: resume. Tutaj przygotowujemy nową.
no-last-table = Nie pamiętam żadnej poprzedniej gry.
ask-language = W jakim języku gramy?
language-offer = Żeby grać po polsku, powiedz: po polsku.
language-set = Gramy po polsku.
language-unknown = Nie mówię w tym języku.
languages-known = Mówię po polsku, angielsku, francusku, hiszpańsku i rosyjsku.
ask-player-count = Ilu graczy?
or-same-table = Albo powiedz: jak ostatnio. Grali wtedy: { NAMES($players) }.
player-count-refused = Grać może od { NUM($least, gender: "masculine", case: "genitive") } do { NUM($most, gender: "masculine", case: "genitive") } graczy. Ilu was jest?
ask-first-player =
    { $count ->
        [one] Jeden gracz
       *[other] { NUM($count, gender: "masculine", case: "genitive") } graczy
    }. Kolor lub imię każdego, zgodnie z ruchem wskazówek zegara. Kto pierwszy?
ask-next-player = { NAMES($players) }. Kto następny, po lewej?
name-taken = { $player } już jest. Inne imię?
name-unlikely = { $typed }? Jeśli to imię, napisz je wielką literą: { $player }.
name-means-else = { $player } znaczy w grze coś innego. Inne imię?
ask-own-name = Powiedz swoje imię albo kolor.
too-many-names = To za dużo: gra tylko { NUM($count, gender: "masculine", case: "genitive") } graczy.
nobody-yet = { $player }? Nikt się jeszcze nie przedstawił.
player-speaks =
    { $player } mówi { $language ->
        [en] po angielsku
        [es] po hiszpańsku
        [fr] po francusku
        [pl] po polsku
        [ru] po rosyjsku
       *[other] w języku { $language }
    }.
ask-preset =
    Gramy na zasadach { $preset ->
        [asmodee-bga] francuskich
        [bga-free] wolnej licytacji
        [polish-classic] klasycznych polskich
        [russian-dudo] rosyjskich
        [liars-dice] kości kłamcy
       *[other] { $preset }
    }? Powiedz tak albo podaj inne zasady.
explain-preset =
    Oto { $preset ->
        [asmodee-bga] zasady francuskie
        [bga-free] zasady wolnej licytacji
        [polish-classic] zasady klasyczne polskie
        [russian-dudo] zasady rosyjskie
        [liars-dice] zasady kości kłamcy
       *[other] { $preset }
    }.
preset-unknown = Nie znam takich zasad. Na jakich zasadach gramy?
ask-other-preset = To jakie zasady: francuskie, wolna licytacja, polskie, rosyjskie czy kości kłamcy?
setup-players = { NAMES($players) }, zgodnie z ruchem wskazówek zegara.
setup-rules =
    Na zasadach { $preset ->
        [asmodee-bga] francuskich
        [bga-free] wolnej licytacji
        [polish-classic] klasycznych polskich
        [russian-dudo] rosyjskich
        [liars-dice] kości kłamcy
       *[other] { $preset }
    }{ $changed ->
        [0] {""}
        [one] , z jedną zmianą
       *[other] , liczba zmian: { NUM($changed) }
    }.
house-rule =
    { $rule ->
        [calza] Z Calzą.
        [no_calza] Bez Calzy.
        [palifico] Z Palifico.
        [no_palifico] Bez Palifico.
        [wild] Jedynki są jokerami.
        [not_wild] Jedynki nie są jokerami.
        [shown] Można pytać, ile kości zostało.
        [hidden] Stracone kości są tajne.
        [any_face] Kto podbija liczbę, może zmienić wartość.
        [one_thing] Podbija się liczbę albo wartość, nie jedno i drugie.
       *[other] { $rule }
    }
setup-starter = Zaczyna { $player }.
setup-opening =
    { $way ->
        [roll_off] Zaczyna ten, kto rzuci najwięcej.
        [named] Sami powiecie, kto zaczyna.
       *[random] Kto zaczyna, wskaże los.
    }
ask-setup-right = Zgadza się?
name-not-known = Nie znam jednego z tych imion. Powiedz inne imię albo kolor, na przykład: nie niebieski, zielony.
understood-partly = Nie wszystko zrozumiałem. Powiedz, proszę, po jednej rzeczy.
ask-which-change = Co zmienić? Powiedz na przykład: czterech graczy. Albo: nie niebieski, zielony. Albo: zasady polskie. Albo: bez Calzy.
setup-again = To jeszcze raz od początku. Ilu graczy?
ask-starter-roll-off = Każdy rzuca jedną kością. Kto ma najwięcej oczek? Przy remisie rzućcie ponownie.
ask-starter = Kto zaczyna?
ask-starter-name = Który gracz? Powiedz imię lub kolor.
roll-noted = { $player }, { NUM($number, gender: "masculine") }. { $next }?
roll-told = { $player }, { NUM($number, gender: "masculine") }.
roll-next = A { $player }?
roll-again = Remis, jeszcze raz rzucają: { NAMES($players) }. Kto ma najwięcej?
roll-tie = Remis: najlepsi rzucają jeszcze raz. Kto ma teraz najwięcej?
roll-impossible = { $player }: kość ma od jednego do sześciu oczek.
roll-only = Jeszcze raz rzucają tylko: { NAMES($players) }.
unknown-player = { $player }? Nie ma tu takiego gracza. Grają: { NAMES($players) }.

## Rounds

game-start = Zaczyna { $player }. Wszyscy rzucają.
round-start = Wszyscy rzucają. Zaczyna { $player }.
palifico = Palifico! Jedna kość: { $player }.
palifico-pacos =
    { $wild ->
        [yes] Paco nadal są jokerami.
       *[no] Paco nie są jokerami.
    }
palifico-face =
    { $who ->
        [one_die_players] Wartość mogą zmieniać tylko gracze z jedną kością.
        [former_palifico] Wartość mogą zmieniać tylko ci, którzy mieli już Palifico.
       *[nobody] Wartość się nie zmienia.
    }
turn = Teraz { $player }.
turn-to-open = Nie ma jeszcze oferty. Zaczyna { $player }.
current-bid = { $bidder }: { BID($bid) }. Teraz { $player }.
standing-bid = { $bidder }: { BID($bid) }.

## Bids

bid = { BID($bid) }. Teraz { $player }.
bid-corrected = Poprawka: { BID($bid) }. Teraz { $player }.
correction-refused = Bez zmian. { $bidder }: { BID($bid) }.
nothing-to-correct = Nie ma oferty do poprawienia.
bid-language =
    Teraz { $player }: proszę { $language ->
        [en] po angielsku
        [es] po hiszpańsku
        [fr] po francusku
        [pl] po polsku
        [ru] po rosyjsku
       *[other] w języku { $language }
    }.
refused-not-higher = { BID($bid) }? To nie przebija.
refused-too-few-pacos = { BID($bid) }? Za mało: trzeba dać połowę, zaokrągloną w górę.
refused-too-few-after-pacos = { BID($bid) }? Za mało: trzeba dać dwa razy tyle, ile było { FACES(1, case: "genitive") }, i jeszcze jedną.
refused-face-locked = { BID($bid) }? Nie, w Palifico wartość się nie zmienia.
refused-no = { BID($bid) }? Nie.
refused-change-one-thing-only = { BID($bid) }? Nie, podbija się liczbę albo wartość, nie jedno i drugie.
refused-no-opening-on-pacos = { BID($bid) }? Nie, od { FACES(1, case: "genitive") } nie wolno zaczynać.
refused-above-dice-in-play = { BID($bid) }? Nie, to za dużo.
refused-no-bid = Nie ma jeszcze oferty.
refused-not-your-turn = To nie twoja kolej.
refused-own-bid = Nie można sprawdzać własnej oferty.
refused-eliminated = Ten gracz już nie gra.
refused-challenge-open = Najpierw liczymy.
refused-calza-not-played = Gramy bez Calzy.
refused-calza-not-in-palifico = W rundzie Palifico nie ma Calzy.
refused-calza-not-with-two-players = Przy dwóch graczach nie ma Calzy.
refused-calza-needs-lost-die = Calza jest tylko dla graczy, którzy stracili już kość.
refused-other = Teraz to niemożliwe.
least-legal = Daj co najmniej { BIDS($bids, case: "accusative") }.
no-higher-bid = Wyżej się nie da, zostaje Dudo.
bid-allowed = { BID($bid) }: tak, tak można.
confirm-bid = { BID($bid) }, zgadza się?
confirm-changed-bid = { $bidder } zmienia na { BID($bid, case: "accusative") }?
ask-face = { NUM($quantity) } czego?
ask-quantity = Ile { FACES($faces, case: "genitive") }?

## Two readings

choose-bid = { BID($first) } czy { BID($second) }?
choose-quantity = { QUANTITY($first) } czy { BID($second) }?
choose-face = { BID($first) } czy { FACE($second) }?
choose-half = { NUM($quantity) } czego czy { BID($bid) }?
choose-count = { NUM($first) } czy { NUM($second) }?
choose-player = { $first } czy { $second }?
choose-two = { $first } czy { $second }?
name-bid = { BID($bid) }
name-count =
    { NUM($count) } { $count ->
        [one] kość
        [few] kości
       *[many] kości
    }
name-player = { $player }
name-dudo = Dudo
name-calza = Calza
name-undo = cofnięcie ruchu
name-new-game = nowa gra
name-quit = koniec gry
name-pause = pauza
name-other = coś innego

## Dudo and Calza

confirm-dudo = Na pewno Dudo?
confirm-calza = Na pewno Calza?
confirm-dudo-of = { $bidder }: to własna oferta. Sprawdza { $player }?
ask-caller-dudo = Dudo: kto sprawdza, a może nikt?
ask-caller-calza = Calza: kto mówi, a może nikt?
dudo-called = Dudo! { $caller } nie wierzy w { BID($bid, case: "accusative") }. Podnosimy kubki.
calza-called = Calza! { $caller } mówi: dokładnie { BID($bid) }. Podnosimy kubki.
count-with-pacos = Liczymy { FACES($faces) }.
count-only = Liczymy tylko { FACES($faces) }.
count-without-pacos = Liczymy tylko { FACES($faces) }, bez paco.
ask-counted-aloud = Razem { NUM($count) }? Powiedz to jeszcze raz.
count-one-face = { BID($bid) }. A { FACES($faces, case: "genitive") }?
count-other-face = A { FACES($faces, case: "genitive") }?
count-one-face-of = { $player }: { BID($bid) }. A { FACES($faces, case: "genitive") }?
count-other-face-of = { $player }: a { FACES($faces, case: "genitive") }?
count-noted = { $player }: { $count ->
    [0] ani jednej
   *[other] { NUM($count) }
}. { $next }?
count-told = { $player }: { $count ->
    [0] ani jednej
   *[other] { NUM($count) }
}.
count-above-dice =
    Na stole { $dice ->
        [one] jest tylko jedna kość
        [few] są tylko { NUM($dice) } kości
       *[many] jest tylko { NUM($dice) } kości
    }. Policzcie jeszcze raz.
count-too-high = Nie ma tylu kości. Policzcie jeszcze raz.
count-above-player-dice =
    { $player } ma tylko { NUM($dice, case: "accusative") } { $dice ->
        [one] kość
        [few] kości
       *[many] kości
    }. Jeszcze raz, proszę.
count-too-high-player = { $player } nie może mieć aż tylu. Jeszcze raz, proszę.
recount-again = Powiedz „nie”, a potem liczbę.
recount-total = Znam tylko sumę: { NUM($count) }. Powiedz „nie”, a potem nową sumę.
count-open-again = { $player } jeszcze raz: ile?
count-missing = Jeszcze nie policzone: { NAMES($players) }.
count-player-out = { $player } nie ma już kości.

## Settlement

dudo-held =
    { $count ->
        [one] Jest jedna
        [few] Są { NUM($count) }
       *[many] Jest { NUM($count) }
    }. { BID($bid) } to prawda.
dudo-failed =
    { $count ->
        [0] Nie ma ani jednej
        [one] Jest tylko jedna
        [few] Są tylko { NUM($count) }
       *[many] Jest tylko { NUM($count) }
    }. { BID($bid) } to nieprawda.
calza-exact = Dokładnie { NUM($count) }: trafione!
calza-missed =
    { $count ->
        [0] Nie ma ani jednej
        [one] Jest jedna
        [few] Są { NUM($count) }
       *[many] Jest { NUM($count) }
    }: nietrafione.
loses-die = { $player } traci kość i odkłada ją na bok.
gains-die = { $player } odzyskuje kość.
keeps-all-dice =
    { $player } ma już { NUM($dice, case: "accusative") } { $dice ->
        [one] kość
        [few] kości
       *[many] kości
    }.
gains-die-if-lost = { $player } odzyskuje kość, jeśli jakiejś brakuje.
dice-left =
    { $dice ->
        [one] Zostaje jedna kość.
        [few] Zostają { NUM($dice) } kości.
       *[many] Zostaje { NUM($dice) } kości.
    }
dice-now =
    { $dice ->
        [one] Teraz jest jedna kość.
        [few] Teraz są { NUM($dice) } kości.
       *[many] Teraz jest { NUM($dice) } kości.
    }
eliminated = { $player } odpada.
ask-direction = { $player }, w lewo czy w prawo?
direction-chosen =
    { $direction ->
        [counterclockwise] W prawo.
       *[clockwise] W lewo.
    }
direction-stays =
    Pierwsza oferta już padła: w tej rundzie gramy { $direction ->
        [counterclockwise] w prawo
       *[clockwise] w lewo
    }.
winner = { $player } wygrywa! Gratulacje.
same-table-only = Nowa gra ma tych samych graczy i zasady. Żeby je zmienić, powiedz koniec i uruchom mnie jeszcze raz.
ask-new-game = Nowa gra czy koniec?

## Undo

confirm-undo = Cofnąć ostatni ruch?
confirm-undo-challenge = Wycofać sprawdzenie?
undone = Cofnięte.
challenge-withdrawn = Wycofane. Zakryjcie kości.
undo-gives-die = { $player } bierze kość z powrotem.
undo-takes-die = { $player } znowu odkłada kość.
undo-takes-die-if-gained = { $player } znowu odkłada kość, jeśli jakaś wróciła.
nothing-to-undo = Nie ma czego cofać.
no-challenge = Nie ma sprawdzenia do wycofania.
undo-first = Najpierw cofnij to, co było potem, i powiedz jeszcze raz.

## Questions

no-such-number = Nie ma tylu kości.
no-such-face = Kość ma od jednego do sześciu oczek.

dice-of =
    { $player }: { NUM($dice) } { $dice ->
        [one] kość
        [few] kości
       *[many] kości
    }.
dice-each =
    Każdy ma { NUM($count, case: "accusative") } { $count ->
        [one] kość
        [few] kości
       *[many] kości
    }.
dice-in-all = Razem { NUM($dice) }.
dice-hidden = Na tych zasadach stracone kości są tajne.
still-in = Nadal w grze: { NAMES($players) }.
legal-bids = Co najmniej { BIDS($bids, case: "accusative") }.
legal-opening = Dowolna oferta, byle nie na { FACES(1) }.
legal-opening-any = Dowolna oferta, może być na { FACES(1) }.
what-paco =
    { $wild ->
        [yes] Paco to jedynka: liczy się jako każda wartość.
       *[no] Paco to jedynka. Tutaj liczy się tylko jako jedynka.
    }
what-dudo = Dudo znaczy, że nie wierzysz w ofertę: podnosimy kubki, a kto się pomylił, traci kość.
what-calza =
    { $played ->
        [yes] Calza znaczy, że oferta jest dokładna: jeśli tak, odzyskujesz kość, jeśli nie, tracisz kość.
       *[no] W tych zasadach nie ma Calzy.
    }
what-palifico =
    { $played ->
        [yes] Palifico to runda, którą otwiera gracz z jedną kością: wartość z pierwszej oferty już się nie zmienia.
       *[no] W tych zasadach nie ma Palifico.
    }
or-dudo = Albo Dudo.
or-dudo-calza = Albo Dudo, albo Calza.
why-dudo-held =
    { $bidder } licytuje { BID($bid, case: "accusative") }, { $caller } mówi Dudo. { $count ->
        [one] Była jedna
        [few] Były { NUM($count) }
       *[many] Było { NUM($count) }
    }, więc { $caller } traci kość.
why-dudo-failed =
    { $bidder } licytuje { BID($bid, case: "accusative") }, { $caller } mówi Dudo. { $count ->
        [0] Nie było ani jednej
        [one] Była tylko jedna
        [few] Były tylko { NUM($count) }
       *[many] Było tylko { NUM($count) }
    }, więc { $bidder } traci kość.
why-calza-exact = { $caller } mówi: dokładnie { BID($bid) }. I tyle było: { NUM($count) }.
why-calza-missed =
    { $caller } mówi: dokładnie { BID($bid) }. { $count ->
        [0] Nie było ani jednej
        [one] Była jedna
        [few] Były { NUM($count) }
       *[many] Było { NUM($count) }
    }, więc { $caller } traci kość.
why-nothing = Nic jeszcze nie zostało rozstrzygnięte.
why-not-higher = Trzeba dać więcej kości albo tyle samo kości o wyższej wartości.
why-too-few-pacos = Żeby przejść na { FACES(1) }, trzeba dać co najmniej połowę kości, z zaokrągleniem w górę.
why-too-few-after-pacos = Żeby zejść z { FACES(1, case: "genitive") }, trzeba dać dwa razy tyle kości i jeszcze jedną.
why-face-locked = W rundzie Palifico można podbijać tylko liczbę.
why-change-one-thing-only = Na tych zasadach, kto podbija liczbę, nie zmienia wartości.
why-no-opening-on-pacos = Od { FACES(1, case: "genitive") } można zacząć tylko w rundzie Palifico.
why-above-dice-in-play = Na tych zasadach nie można dać więcej kości, niż jest na stole.
why-no-bid = Sprawdza się ofertę, a żadnej jeszcze nie ma.
why-not-your-turn = Może to powiedzieć tylko ten gracz, na którego przyszła kolej.
why-own-bid = Nikt nie sprawdza własnej oferty.
why-eliminated = Kto nie ma kości, ten już nie gra.
why-calza-not-played = Na tych zasadach nie ma Calzy.
why-calza-not-in-palifico = Na tych zasadach w rundzie Palifico nie ma Calzy.
why-calza-not-with-two-players = Na tych zasadach do Calzy trzeba co najmniej trzech graczy.
why-calza-needs-lost-die = Na tych zasadach Calza jest dla graczy, którzy stracili już kość.
why-other = Zasady teraz na to nie pozwalają.

## Going on

paused = Pauza. Żeby wrócić do gry, powiedz: gramy dalej.
resumed = Gramy dalej.
game-resumed = Gramy dalej od tego samego miejsca.
confirm-new-game = Zacząć nową grę?
confirm-quit = Zakończyć grę?
never-mind = W porządku.
new-game = Nowa gra.
goodbye = Do widzenia.
say-again = Powtórz, proszę.
rephrase-bid = Podaj liczbę, a potem wartość, na przykład: osiem piątek.
rephrase-yes-no = Powiedz: zgadza się, albo: cofnij.
rephrase-count = Podaj tylko liczbę kości.
rephrase-player = Podaj tylko imię lub kolor gracza.
rephrase-choice = Powiedz: pierwsze, albo: drugie.
rephrase-setup = Powiedz to inaczej albo powiedz: pomoc.
by-hand = Nie rozumiem. Wpisz to na klawiaturze albo niech powie to ktoś inny.
microphone-mute = Nic nie słyszę: czy mikrofon jest wyciszony?
microphone-gone = Mikrofon zniknął. Podłącz go znowu.
microphone-back = Znowu słyszę.
say-instead = Z tym modelem mowy lepiej mówić „{ $instead }” zamiast „{ $word }”.
name-unheard = Nie rozpoznaję imienia { $player }: zamiast niego mów „{ $instead }”.

## Help

help-setup-count = Powiedz, ilu was jest, od dwóch do sześciu, albo wymień wszystkich graczy, na przykład: niebieski, zielony, czerwony.
help-setup-players = Powiedz kolor lub imię gracza. Powiedz cofnij, żeby usunąć ostatniego.
help-setup-rules = Powiedz tak albo podaj inne zasady. Żeby usłyszeć wszystkie, zapytaj: jakie zasady do wyboru. Jeśli chcesz wiedzieć, jak się gra, powiedz: jakie są polskie zasady.
help-setup-check = Powiedz tak, żeby zacząć. Albo powiedz, co zmienić, na przykład: nie niebieski, zielony.
help-setup-more = Możesz też powiedzieć: czterech graczy. Nie niebieski, zielony. Zamień niebieskiego i zielonego. Bez niebieskiego. Czerwony też. W drugą stronę. Bez Calzy. Zielony mówi po polsku. Zaczyna zielony. Losujemy. Jak ostatnio. Powtórz, od nowa, pauza lub koniec.
help-or-more = Resztę usłyszysz, gdy powiesz: więcej pomocy.
help-bidding = Powiedz ofertę, na przykład osiem piątek.
help-bidding-more = Możesz też powiedzieć: cofnij, powtórz, czyja kolej, ile kości, co mogę licytować, dlaczego, cisza, pauza, nowa gra lub koniec. Żeby poprawić ostatnią ofertę, powiedz: nie, siedem piątek.
help-confirming = Powiedz zgadza się albo cofnij. Możesz też powtórzyć swoje słowa.
help-choosing = Powiedz pierwsze, drugie albo całą ofertę.
help-half = Powiedz brakującą połowę albo całą ofertę.
help-caller = Powiedz imię lub kolor gracza, który to mówi, albo cofnij.
help-question-more = Możesz też powiedzieć: powtórz, cofnij, nowa gra lub koniec.
help-counting = Podaj sumę albo liczbę każdego gracza, na przykład: niebieski dwie, zielony trzy. Powiedz cofnij, żeby wycofać ostatnią liczbę albo sprawdzenie.
help-counting-more = Możesz też powiedzieć: powtórz, jaka jest stawka, ile kości, dlaczego, pauza, nowa gra lub koniec.
help-starter = Powiedz imię lub kolor gracza, który zaczyna.
help-roll-off = Powiedz, kto ma najwięcej, albo co rzucił każdy: niebieski pięć, zielony trzy. Albo powiedz: remis.
help-starter-more = Możesz też powiedzieć: losujemy, cofnij, powtórz, pauza, nowa gra lub koniec.
help-direction = Powiedz w lewo albo w prawo.
help-paused = Powiedz gramy dalej, żeby wrócić do gry. Albo powiedz cofnij, nowa gra lub koniec.
help-over = Powiedz nowa gra albo koniec. Powiedz cofnij, żeby cofnąć ostatnie liczenie.
help-over-more = Żeby poprawić ostatnie liczenie, powiedz: nie, dwie. Możesz też powiedzieć: dlaczego, ile kości, powtórz.
