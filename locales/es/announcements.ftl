# What the referee says, in Spanish. What each message is for and what its arguments mean
# stands in the English catalogue; ids and arguments are the same in every language.
# "o bien" rather than "o" between two values: "o" would be wrong before ocho and once.

## Set-up

greeting = Bienvenidos al Perudo.
last-table-damaged = No puedo leer la última mesa: el archivo está dañado. Preparamos una nueva.
last-table-newer = No puedo leer la última mesa: la guardó una versión más nueva del programa. Preparamos una nueva.
game-stopped = Para seguir con una partida interrumpida, ponme en marcha con: resume. Aquí preparamos una nueva.
no-last-table = No conozco ninguna última vez.
ask-language = ¿En qué idioma jugamos?
language-offer = Para jugar en español, di: español.
language-set = Jugamos en español.
language-unknown = No hablo ese idioma.
languages-known = Hablo español, francés, inglés, polaco y ruso.
ask-player-count = ¿Cuántos jugadores?
or-same-table = O di: como la última vez, para jugar con { NAMES($players) }.
player-count-refused = Se juega de { NUM($least) } a { NUM($most) } jugadores. ¿Cuántos hay?
ask-first-player =
    { NUM($count, gender: "masculine") } { $count ->
        [one] jugador
       *[other] jugadores
    }. Un color o un nombre para cada uno, en el sentido de las agujas del reloj. ¿Quién es el primero?
ask-next-player = { NAMES($players) }. ¿Quién sigue, a la izquierda?
name-taken = { $player } ya está. ¿Otro nombre?
name-unlikely = ¿{ $typed }? Si es un nombre, escríbelo con mayúscula: { $player }.
name-means-else = { $player } significa otra cosa en el juego. ¿Otro nombre?
ask-own-name = Di tu propio nombre, o un color.
too-many-names = Son demasiados: solo juegan { NUM($count, gender: "masculine") }.
nobody-yet = ¿{ $player }? Todavía no hay nadie en la mesa.
player-speaks =
    { $player } habla { $language ->
        [en] inglés
        [es] español
        [fr] francés
        [pl] polaco
        [ru] ruso
       *[other] { $language }
    }.
ask-preset =
    ¿Jugamos con { $preset ->
        [asmodee-bga] las reglas francesas
        [bga-free] las apuestas libres
        [polish-classic] las reglas polacas clásicas
        [russian-dudo] las reglas rusas
        [liars-dice] las reglas del mentiroso
       *[other] las reglas { $preset }
    }? Di sí, o nombra otras reglas.
explain-preset =
    Estas son { $preset ->
        [asmodee-bga] las reglas francesas
        [bga-free] las apuestas libres
        [polish-classic] las reglas polacas clásicas
        [russian-dudo] las reglas rusas
        [liars-dice] las reglas del mentiroso
       *[other] { $preset }
    }.
preset-unknown = No conozco esas reglas. ¿Con qué reglas jugamos?
ask-other-preset = ¿Qué reglas, entonces: francesas, apuestas libres, polacas, rusas o del mentiroso?
setup-players = { NAMES($players) }, en el sentido de las agujas del reloj.
setup-rules =
    Con { $preset ->
        [asmodee-bga] las reglas francesas
        [bga-free] las apuestas libres
        [polish-classic] las reglas polacas clásicas
        [russian-dudo] las reglas rusas
        [liars-dice] las reglas del mentiroso
       *[other] las reglas { $preset }
    }{ $changed ->
        [0] {""}
        [one] , con un cambio
       *[other] , con { NUM($changed, gender: "masculine") } cambios
    }.
house-rule =
    { $rule ->
        [calza] Con Calza.
        [no_calza] Sin Calza.
        [palifico] Con Palifico.
        [no_palifico] Sin Palifico.
        [wild] Los ases son comodines.
        [not_wild] Los ases no son comodines.
        [shown] Se puede preguntar cuántos dados quedan.
        [hidden] Los dados perdidos son secretos.
        [any_face] Quien sube el número puede cambiar de cara.
        [one_thing] Se sube el número o la cara, no los dos.
       *[other] { $rule }
    }
setup-starter = Empieza { $player }.
setup-opening =
    { $way ->
        [roll_off] Empieza quien saque el dado más alto.
        [named] La mesa dirá quién empieza.
       *[random] Se sortea quién empieza.
    }
ask-setup-right = ¿Está bien?
name-not-known = Hay un nombre que no conozco. Di otro nombre o un color, por ejemplo: azul no, verde.
understood-partly = No lo he entendido todo. Di una cosa cada vez, por favor.
ask-which-change = ¿Qué cambio? Di, por ejemplo: cuatro jugadores. O: azul no, verde. O: reglas polacas. O: sin Calza.
setup-again = Entonces, desde el principio. ¿Cuántos jugadores?
ask-starter-roll-off = Cada uno tira un dado. ¿Quién saca el más alto? Si hay empate, se repite.
ask-starter = ¿Quién empieza?
ask-starter-name = ¿Qué jugador? Di su nombre o su color.
roll-noted = { $player }, { $number ->
        [one] uno
       *[other] { NUM($number, gender: "masculine") }
    }. ¿{ $next }?
roll-told = { $player }, { $number ->
        [one] uno
       *[other] { NUM($number, gender: "masculine") }
    }.
roll-next = ¿Y { $player }?
roll-again = Empate: repiten { NAMES($players) }. ¿Quién saca el más alto?
roll-tie = Empate: los más altos repiten. ¿Quién saca ahora el más alto?
roll-impossible = { $player }: un dado va del uno al seis.
roll-only = Solo repiten { NAMES($players) }.
unknown-player = ¿{ $player }? No está en la mesa. Juegan { NAMES($players) }.

## Rounds

game-start = Empieza { $player }. Todos tiran.
round-start = Todos tiran. Empieza { $player }.
palifico = ¡Palifico para { $player }!
palifico-pacos =
    { $wild ->
        [yes] Los pacos siguen siendo comodines.
       *[no] Los pacos no son comodines.
    }
palifico-face =
    { $who ->
        [one_die_players] Solo quien tiene un dado puede cambiar el valor.
        [former_palifico] Solo quien ya ha sido Palifico puede cambiar el valor.
       *[nobody] El valor no cambia.
    }
turn = Le toca a { $player }.
turn-to-open = Todavía no hay apuesta. Abre { $player }.
current-bid = { BID($bid) }, de { $bidder }. Le toca a { $player }.
standing-bid = { BID($bid) }, de { $bidder }.

## Bids

bid = { BID($bid) }. Le toca a { $player }.
bid-corrected = Corregido: { BID($bid) }. Le toca a { $player }.
correction-refused = La apuesta sigue en { BID($bid) }, de { $bidder }.
nothing-to-correct = No hay apuesta que corregir.
bid-language =
    Le toca a { $player }: en { $language ->
        [en] inglés
        [es] español
        [fr] francés
        [pl] polaco
        [ru] ruso
       *[other] { $language }
    }, por favor.
refused-not-higher = ¿{ BID($bid) }? Eso no sube.
refused-too-few-pacos = ¿{ BID($bid) }? No basta: la mitad, redondeada hacia arriba.
refused-too-few-after-pacos = ¿{ BID($bid) }? No basta: el doble de { FACES(1) }, más uno.
refused-face-locked = ¿{ BID($bid) }? No, en Palifico el valor no cambia.
refused-no = ¿{ BID($bid) }? No.
refused-change-one-thing-only = ¿{ BID($bid) }? No, se sube el número o el valor, no los dos.
refused-no-opening-on-pacos = ¿{ BID($bid) }? No, no se abre con { FACES(1, case: "bare") }.
refused-above-dice-in-play = ¿{ BID($bid) }? No, es demasiado.
refused-no-bid = Todavía no hay apuesta.
refused-not-your-turn = No es tu turno.
refused-own-bid = Nadie duda de su propia apuesta.
refused-eliminated = Ese jugador ya no está en juego.
refused-challenge-open = Primero, a contar.
refused-calza-not-played = Con estas reglas no hay Calza.
refused-calza-not-in-palifico = En Palifico no hay Calza.
refused-calza-not-with-two-players = Con dos jugadores no hay Calza.
refused-calza-needs-lost-die = Solo puede decir Calza quien ya ha perdido un dado.
refused-other = Ahora no es posible.
least-legal = Hay que decir al menos { BIDS($bids) }.
no-higher-bid = Ya no se puede subir: queda Dudo.
bid-allowed = { BID($bid) }: sí, eso se puede.
confirm-bid = { BID($bid) }, ¿es correcto?
confirm-changed-bid = ¿Cambia { $bidder } su apuesta a { BID($bid) }?
ask-face = ¿{ NUM($quantity) } qué?
ask-quantity = ¿Cuántos { FACES($faces, case: "bare") }?

## Two readings

choose-bid = ¿{ BID($first) } o bien { BID($second) }?
choose-quantity = ¿{ QUANTITY($first) } o bien { BID($second) }?
choose-face = ¿{ BID($first) } o { FACE($second) }?
choose-half = ¿{ NUM($quantity) } qué, o bien { BID($bid) }?
choose-count = ¿{ NUM($first) } o bien { NUM($second) }?
choose-player = ¿{ $first } o bien { $second }?
choose-two = ¿{ $first } o bien { $second }?
name-bid = { BID($bid) }
name-count =
    { NUM($count, gender: "masculine") } { $count ->
        [one] dado
       *[other] dados
    }
name-player = { $player }
name-dudo = Dudo
name-calza = Calza
name-undo = deshacer
name-new-game = nueva partida
name-quit = salir
name-pause = pausa
name-other = otra cosa

## Dudo and Calza

confirm-dudo = Dudo, ¿de verdad?
confirm-calza = Calza, ¿de verdad?
confirm-dudo-of = Esa apuesta es de { $bidder }. ¿Duda { $player }?
ask-caller-dudo = Dudo: ¿quién lo dice, o nadie?
ask-caller-calza = Calza: ¿quién lo dice, o nadie?
dudo-called = ¡Dudo! { $caller } duda de { BID($bid) }. Arriba los cubiletes.
calza-called = ¡Calza! { $caller } dice exactamente { BID($bid) }. Arriba los cubiletes.
count-with-pacos = A contar { FACES($faces) }.
count-only = A contar solo { FACES($faces) }.
count-without-pacos = A contar solo { FACES($faces) }, sin los pacos.
ask-counted-aloud = ¿{ NUM($count) } en total? Entonces repítelo.
count-one-face = { BID($bid) }. ¿Y { FACES($faces) }?
count-other-face = ¿Y { FACES($faces) }?
count-one-face-of = { $player }, { BID($bid) }. ¿Y { FACES($faces) }?
count-other-face-of = { $player }, ¿y { FACES($faces) }?
count-noted = { $player }, { $count ->
    [0] ninguno
   *[other] { NUM($count) }
}. ¿{ $next }?
count-told = { $player }, { $count ->
    [0] ninguno
   *[other] { NUM($count) }
}.
count-above-dice =
    En la mesa solo hay { NUM($dice, gender: "masculine") } { $dice ->
        [one] dado
       *[other] dados
    }. A contar otra vez.
count-too-high = No hay tantos dados. A contar otra vez.
count-above-player-dice =
    { $player } solo tiene { NUM($dice, gender: "masculine") } { $dice ->
        [one] dado
       *[other] dados
    }. Otra vez, por favor.
count-too-high-player = { $player } no puede tener tantos. Otra vez, por favor.
recount-again = Di «no» y después el número.
recount-total = Solo sé el total: { NUM($count) }. Di «no» y después el nuevo total.
count-open-again = { $player }, otra vez: ¿cuántos?
count-missing = Falta la cuenta de { NAMES($players) }.
count-player-out = { $player } ya no tiene dados.

## Settlement

dudo-held = Hay { NUM($count) }: la apuesta de { BID($bid) } se cumple.
dudo-failed =
    { $count ->
        [0] No hay ninguno
       *[other] Solo hay { NUM($count) }
    }: la apuesta de { BID($bid) } no se cumple.
calza-exact = Exactamente { NUM($count) }: ¡bien dicho!
calza-missed =
    { $count ->
        [0] No hay ninguno
       *[other] Hay { NUM($count) }
    }: no es exacto.
loses-die = { $player } pierde un dado y lo aparta.
gains-die = { $player } recupera un dado.
keeps-all-dice =
    { $player } ya tiene { NUM($dice, gender: "masculine") } { $dice ->
        [one] dado
       *[other] dados
    }.
gains-die-if-lost = { $player } recupera un dado, si le falta alguno.
dice-left =
    { $dice ->
        [one] Le queda un dado.
       *[other] Le quedan { NUM($dice, gender: "masculine") } dados.
    }
dice-now =
    { $dice ->
        [one] Ahora tiene un dado.
       *[other] Ahora tiene { NUM($dice, gender: "masculine") } dados.
    }
eliminated = { $player } queda fuera.
ask-direction = { $player }, ¿a la izquierda o a la derecha?
direction-chosen =
    { $direction ->
        [counterclockwise] A la derecha.
       *[clockwise] A la izquierda.
    }
direction-stays =
    La primera apuesta ya está hecha: esta ronda va { $direction ->
        [counterclockwise] a la derecha
       *[clockwise] a la izquierda
    }.
winner = ¡Gana { $player }! ¡Felicidades!
same-table-only = Otra partida tiene los mismos jugadores y reglas. Para cambiarlos, di salir y ponme en marcha otra vez.
ask-new-game = ¿Otra partida, o salir?

## Undo

confirm-undo = ¿Deshacer la última jugada?
confirm-undo-challenge = ¿Retirar la duda?
undone = Deshecho.
challenge-withdrawn = Retirado: abajo los cubiletes.
undo-gives-die = { $player } recupera su dado.
undo-takes-die = { $player } vuelve a apartar el dado.
undo-takes-die-if-gained = { $player } vuelve a apartar el dado, si recuperó alguno.
nothing-to-undo = No hay nada que deshacer.
no-challenge = No hay ninguna duda que retirar.
undo-first = Primero deshaz lo que vino después y dilo otra vez.

## Questions

no-such-number = No hay tantos dados.
no-such-face = Un dado va del uno al seis.

dice-of =
    { $player }: { NUM($dice, gender: "masculine") } { $dice ->
        [one] dado
       *[other] dados
    }.
dice-each =
    { NUM($count, gender: "masculine") } { $count ->
        [one] dado
       *[other] dados
    } cada uno.
dice-in-all = { NUM($dice) } en total.
dice-hidden = Con estas reglas, los dados perdidos son secretos.
still-in = En juego: { NAMES($players) }.
legal-bids = Al menos { BIDS($bids) }.
legal-opening = Cualquier apuesta, pero no de { FACES(1, case: "bare") }.
legal-opening-any = Cualquier apuesta, también de { FACES(1, case: "bare") }.
what-paco =
    { $wild ->
        [yes] Un paco es un as: cuenta como cualquier valor.
       *[no] Un paco es un as. Aquí solo cuenta como as.
    }
what-dudo = Dudo es dudar de la apuesta: se levantan los cubiletes, y quien se equivoca pierde un dado.
what-calza =
    { $played ->
        [yes] Calza es decir que la apuesta es exacta: si lo es, recuperas un dado; si no, pierdes uno.
       *[no] Con estas reglas no se juega Calza.
    }
what-palifico =
    { $played ->
        [yes] Palifico es la ronda que abre quien tiene un solo dado: se mantiene el valor de la primera apuesta.
       *[no] Con estas reglas no se juega Palifico.
    }
or-dudo = O Dudo.
or-dudo-calza = O Dudo, o Calza.
why-dudo-held =
    { $bidder } apostó { BID($bid) } y { $caller } dijo Dudo. Había { NUM($count) }, así que { $caller } perdió un dado.
why-dudo-failed =
    { $bidder } apostó { BID($bid) } y { $caller } dijo Dudo. { $count ->
        [0] No había ninguno
       *[other] Solo había { NUM($count) }
    }, así que { $bidder } perdió un dado.
why-calza-exact = { $caller } dijo exactamente { BID($bid) }, y había { NUM($count) }.
why-calza-missed =
    { $caller } dijo exactamente { BID($bid) }. { $count ->
        [0] No había ninguno
       *[other] Había { NUM($count) }
    }, así que { $caller } perdió un dado.
why-nothing = Todavía no se ha decidido nada.
why-not-higher = Hacen falta más dados, o un valor más alto con los mismos dados.
why-too-few-pacos = Para pasar a { FACES(1, case: "bare") } hace falta al menos la mitad de los dados, redondeada hacia arriba.
why-too-few-after-pacos = Para dejar { FACES(1) } hace falta el doble de dados, más uno.
why-face-locked = En Palifico solo puede subir el número.
why-change-one-thing-only = Con estas reglas, si sube el número, el valor no cambia.
why-no-opening-on-pacos = Solo en Palifico se puede abrir con { FACES(1, case: "bare") }.
why-above-dice-in-play = Con estas reglas no se pueden apostar más dados de los que hay en la mesa.
why-no-bid = Solo se duda de una apuesta, y todavía no hay ninguna.
why-not-your-turn = Solo puede decirlo el jugador al que le toca.
why-own-bid = Nadie puede dudar de su propia apuesta.
why-eliminated = Sin dados ya no se juega.
why-calza-not-played = Estas reglas se juegan sin Calza.
why-calza-not-in-palifico = Con estas reglas, en Palifico no hay Calza.
why-calza-not-with-two-players = Con estas reglas, para Calza hacen falta al menos tres jugadores.
why-calza-needs-lost-die = Con estas reglas, Calza es para quien ya ha perdido un dado.
why-other = Las reglas no lo permiten ahora.

## Going on

paused = Pausa. Para volver al juego, di: seguimos.
resumed = Seguimos.
game-resumed = Seguimos donde estábamos.
confirm-new-game = ¿Empezar otra partida?
confirm-quit = ¿Terminar la partida?
never-mind = De acuerdo.
new-game = Nueva partida.
goodbye = Adiós.
say-again = Otra vez, por favor.
rephrase-bid = Di el número y luego el valor, por ejemplo: ocho cincos.
rephrase-yes-no = Di: correcto, o: cancela.
rephrase-count = Di solo el número de dados.
rephrase-player = Di solo el nombre o el color del jugador.
rephrase-choice = Di: el primero, o: el segundo.
rephrase-setup = Dilo de otra forma, o di: ayuda.
by-hand = No lo entiendo. Escríbelo con el teclado, o que lo diga otra persona.
microphone-mute = No oigo nada de nada: ¿está silenciado el micrófono?
microphone-gone = El micrófono ha desaparecido. Vuelve a conectarlo, por favor.
microphone-back = Ya vuelvo a oír.
say-instead = Con este modelo de voz, es mejor decir «{ $instead }» que «{ $word }».
name-unheard = No reconozco el nombre { $player }: di «{ $instead }» en su lugar.

## Help

help-setup-count = Di cuántos jugadores hay, de dos a seis, o nombra a todos los jugadores, por ejemplo: azul, verde, rojo.
help-setup-players = Di el color o el nombre de un jugador. Di deshacer para quitar al último.
help-setup-rules = Di sí, o nombra otras reglas. Para oírlas todas, di: qué reglas hay. Para saber cómo se juega, di: cuáles son las reglas polacas.
help-setup-check = Di sí para empezar. O di qué cambiar, por ejemplo: azul no, verde.
help-setup-more = También puedes decir: cuatro jugadores. Azul no, verde. Azul y verde cambian de sitio. Sin azul. Rojo también. Al revés. Sin Calza. Verde habla polaco. Empieza verde. Al azar. Como la última vez. Repite, empezar de nuevo, pausa o salir.
help-or-more = Para oír el resto, di: más ayuda.
help-bidding = Di una apuesta, por ejemplo ocho cincos.
help-bidding-more = También puedes decir: deshacer, repite, a quién le toca, cuántos dados, qué puedo apostar, por qué, silencio, pausa, nueva partida o salir. Para corregir la última apuesta, di: no, siete cincos.
help-confirming = Di correcto, o cancela. O repite lo que has dicho.
help-choosing = Di el primero, el segundo, o la apuesta entera.
help-half = Di la mitad que falta, o la apuesta entera.
help-caller = Di el nombre o el color de quien lo dice, o cancela.
help-question-more = También puedes decir: repite, deshacer, nueva partida o salir.
help-counting = Di el total, o la cuenta de cada uno, por ejemplo: azul dos, verde tres. Di deshacer para retirar la última cuenta, o la duda.
help-counting-more = También puedes decir: repite, cuál es la apuesta, cuántos dados, por qué, pausa, nueva partida o salir.
help-starter = Di el nombre o el color de quien empieza.
help-roll-off = Di quién saca el más alto, o el dado de cada uno: azul cinco, verde tres. O di: empate.
help-starter-more = También puedes decir: al azar, deshacer, repite, pausa, nueva partida o salir.
help-direction = Di a la izquierda o a la derecha.
help-paused = Di seguimos para volver al juego. O di deshacer, nueva partida o salir.
help-over = Di nueva partida, o salir. Di deshacer para volver al último recuento.
help-over-more = Para corregir el último recuento, di: no, dos. También puedes decir: por qué, cuántos dados, repite.
