# What the referee says, in French. What each message is for and what its arguments mean
# stands in the English catalogue; ids and arguments are the same in every language.

## Set-up

greeting = Bienvenue au Perudo.
last-table-damaged = Je ne peux pas relire la dernière table : son fichier est abîmé. On en prépare une nouvelle.
last-table-newer = Je ne peux pas relire la dernière table : elle vient d'une version plus récente du programme. On en prépare une nouvelle.
game-stopped = Pour reprendre une partie arrêtée, lancez-moi avec : resume. Ici, on en prépare une nouvelle.
no-last-table = Je ne connais pas de dernière fois.
ask-language = Dans quelle langue jouons-nous ?
language-offer = Pour jouer en français, dites : français.
language-set = On joue en français.
language-unknown = Je ne parle pas cette langue.
languages-known = Je parle français, anglais, polonais, russe et espagnol.
ask-player-count = Combien de joueurs ?
or-same-table = Ou dites : comme la dernière fois, pour jouer avec { NAMES($players) }.
player-count-refused = On joue de { NUM($least) } à { NUM($most) } joueurs. Vous êtes combien ?
ask-first-player =
    { NUM($count) } { $count ->
        [one] joueur
       *[other] joueurs
    }. Une couleur ou un prénom pour chacun, dans le sens des aiguilles d'une montre. Qui est le premier ?
ask-next-player = { NAMES($players) }. Et ensuite, à gauche ?
name-taken = { $player } est déjà pris. Un autre nom ?
name-unlikely = { $typed } ? Si c'est un nom, écrivez-le avec une majuscule : { $player }.
name-means-else = { $player } veut dire autre chose dans le jeu. Un autre nom ?
ask-own-name = Dites votre propre nom, ou une couleur.
too-many-names = C'est trop : vous n'êtes que { NUM($count) }.
nobody-yet = { $player } ? Personne n'est encore inscrit.
player-speaks =
    { $player } parle { $language ->
        [en] anglais
        [es] espagnol
        [fr] français
        [pl] polonais
        [ru] russe
       *[other] { $language }
    }.
ask-preset =
    On joue avec { $preset ->
        [asmodee-bga] les règles françaises
        [bga-free] les règles libres
        [polish-classic] les règles polonaises classiques
        [russian-dudo] les règles russes
        [liars-dice] les règles du menteur
       *[other] les règles { $preset }
    } ? Dites : d'accord, ou nommez d'autres règles.
explain-preset =
    Voici { $preset ->
        [asmodee-bga] les règles françaises
        [bga-free] les règles libres
        [polish-classic] les règles polonaises classiques
        [russian-dudo] les règles russes
        [liars-dice] les règles du menteur
       *[other] { $preset }
    }.
preset-unknown = Je ne connais pas ces règles. Avec quelles règles jouons-nous ?
ask-other-preset = Quelles règles, alors : françaises, libres, polonaises, russes ou le menteur ?
setup-players = { NAMES($players) }, dans le sens des aiguilles d'une montre.
setup-rules =
    Avec { $preset ->
        [asmodee-bga] les règles françaises
        [bga-free] les règles libres
        [polish-classic] les règles polonaises classiques
        [russian-dudo] les règles russes
        [liars-dice] les règles du menteur
       *[other] les règles { $preset }
    }{ $changed ->
        [0] {""}
        [one] , avec un changement
       *[other] , avec { NUM($changed) } changements
    }.
house-rule =
    { $rule ->
        [calza] Avec Calza.
        [no_calza] Sans Calza.
        [palifico] Avec Palifico.
        [no_palifico] Sans Palifico.
        [wild] Les as sont jokers.
        [not_wild] Les as ne sont pas jokers.
        [shown] On peut demander combien de dés il reste.
        [hidden] Les dés perdus sont secrets.
        [any_face] Qui monte le nombre peut changer de valeur.
        [one_thing] On monte le nombre ou la valeur, pas les deux.
       *[other] { $rule }
    }
setup-starter = { $player } commence.
setup-opening =
    { $way ->
        [roll_off] Le dé le plus fort commence.
        [named] Vous direz qui commence.
       *[random] On tire au sort qui commence.
    }
ask-setup-right = C'est bien ça ?
name-not-known = Il y a un nom que je ne connais pas. Dites un autre nom ou une couleur, par exemple : pas bleu, vert.
understood-partly = Je n'ai pas tout compris. Dites une chose à la fois, s'il vous plaît.
ask-which-change = Qu'est-ce que je change ? Dites par exemple : quatre joueurs. Ou : pas bleu, vert. Ou : règles polonaises. Ou : sans Calza.
setup-again = Alors on recommence. Combien de joueurs ?
ask-starter-roll-off = Chacun lance un dé. Qui a le plus fort ? En cas d'égalité, relancez.
ask-starter = Qui commence ?
ask-starter-name = Quel joueur ? Dites son nom ou sa couleur.
roll-noted = { $player }, { NUM($number) }. { $next } ?
roll-told = { $player }, { NUM($number) }.
roll-next = Et { $player } ?
roll-again = Égalité : { NAMES($players) } relancent. Qui a le plus fort ?
roll-tie = Égalité : les plus forts relancent. Qui a le plus fort maintenant ?
roll-impossible = { $player } : un dé va de un à six.
roll-only = Seuls { NAMES($players) } relancent.
unknown-player = { $player } ? Personne ne porte ce nom ici. Il y a { NAMES($players) }.

## Rounds

game-start = { $player } commence. Lancez les dés.
round-start = Lancez les dés. { $player } commence.
palifico = Palifico pour { $player } !
palifico-pacos =
    { $wild ->
        [yes] Les pacos restent des jokers.
       *[no] Les pacos ne sont plus des jokers.
    }
palifico-face =
    { $who ->
        [one_die_players] Seuls les joueurs à un dé peuvent changer de valeur.
        [former_palifico] Seuls ceux qui ont déjà été Palifico peuvent changer de valeur.
       *[nobody] La valeur ne change pas.
    }
turn = À { $player } de jouer.
turn-to-open = Pas encore d'annonce. À { $player } d'ouvrir.
current-bid = { BID($bid) }, annoncé par { $bidder }. À { $player }.
standing-bid = { BID($bid) }, annoncé par { $bidder }.

## Bids

bid = { BID($bid) }. À { $player }.
bid-corrected = Corrigé : { BID($bid) }. À { $player }.
correction-refused = On reste à { BID($bid) }, annoncé par { $bidder }.
nothing-to-correct = Il n'y a pas d'annonce à corriger.
bid-language =
    À { $player } de jouer : en { $language ->
        [en] anglais
        [es] espagnol
        [fr] français
        [pl] polonais
        [ru] russe
       *[other] { $language }
    }, s'il vous plaît.
refused-not-higher = { BID($bid) }, ce n'est pas plus haut.
refused-too-few-pacos = { BID($bid) }, ce n'est pas assez : la moitié, arrondie au-dessus.
refused-too-few-after-pacos = { BID($bid) }, ce n'est pas assez : le double des { FACES(1, case: "bare") }, plus un.
refused-face-locked = { BID($bid) } ? Non, en Palifico on garde la valeur.
refused-no = { BID($bid) } ? Non.
refused-change-one-thing-only = { BID($bid) } ? Non, on monte le nombre ou la valeur, pas les deux.
refused-no-opening-on-pacos = { BID($bid) } ? Non, on n'ouvre pas sur { FACES(1) }.
refused-above-dice-in-play = { BID($bid) } ? Non, c'est trop.
refused-no-bid = Il n'y a pas encore d'annonce.
refused-not-your-turn = Ce n'est pas votre tour.
refused-own-bid = On ne conteste pas sa propre annonce.
refused-eliminated = Ce joueur n'est plus en jeu.
refused-challenge-open = D'abord, on compte.
refused-calza-not-played = Pas de Calza avec ces règles.
refused-calza-not-in-palifico = Pas de Calza pendant un Palifico.
refused-calza-not-with-two-players = Pas de Calza à deux joueurs.
refused-calza-needs-lost-die = Calza est réservé à ceux qui ont déjà perdu un dé.
refused-other = Ce n'est pas possible maintenant.
least-legal = Il faut au moins { BIDS($bids) }.
no-higher-bid = On ne peut plus monter : il reste Dudo.
bid-allowed = { BID($bid) } : oui, c'est permis.
confirm-bid = { BID($bid) }, c'est bien ça ?
confirm-changed-bid = { $bidder } change pour { BID($bid) } ?
ask-face = { NUM($quantity) } quoi ?
ask-quantity = Combien { FACES($faces, case: "of") } ?

## Two readings

choose-bid = { BID($first) } ou { BID($second) } ?
choose-quantity = { QUANTITY($first) } ou { BID($second) } ?
choose-face = { BID($first) } ou { FACE($second) } ?
choose-half = { NUM($quantity) } quoi, ou { BID($bid) } ?
choose-count = { NUM($first) } ou { NUM($second) } ?
choose-player = { $first } ou { $second } ?
choose-two = { $first } ou { $second } ?
name-bid = { BID($bid) }
name-count =
    { NUM($count) } { $count ->
        [one] dé
       *[other] dés
    }
name-player = { $player }
name-dudo = Dudo
name-calza = Calza
name-undo = annuler
name-new-game = nouvelle partie
name-quit = quitter
name-pause = pause
name-other = autre chose

## Dudo and Calza

confirm-dudo = Dudo, vraiment ?
confirm-calza = Calza, vraiment ?
confirm-dudo-of = C'est { $bidder } qui l'a annoncé. C'est { $player } qui dit Dudo ?
ask-caller-dudo = Dudo : qui l'a dit, ou personne ?
ask-caller-calza = Calza : qui l'a dit, ou personne ?
dudo-called = Dudo ! { $caller } conteste { BID($bid) }. Levez les gobelets.
calza-called = Calza ! { $caller } dit exactement { BID($bid) }. Levez les gobelets.
count-with-pacos = Comptez { FACES($faces) }.
count-only = Comptez seulement { FACES($faces) }.
count-without-pacos = Comptez seulement { FACES($faces) }, sans les pacos.
ask-counted-aloud = { NUM($count) } en tout ? Alors redites-le.
count-one-face = { BID($bid) }. Et { FACES($faces) } ?
count-other-face = Et { FACES($faces) } ?
count-one-face-of = { $player }, { BID($bid) }. Et { FACES($faces) } ?
count-other-face-of = { $player }, et { FACES($faces) } ?
count-noted = { $player }, { $count ->
    [0] aucun
   *[other] { NUM($count) }
}. { $next } ?
count-told = { $player }, { $count ->
    [0] aucun
   *[other] { NUM($count) }
}.
count-above-dice =
    Il n'y a { $dice ->
        [one] qu'un dé
       *[other] que { NUM($dice) } dés
    } sur la table. Recomptez.
count-too-high = Il n'y a pas autant de dés. Recomptez.
count-above-player-dice =
    { $player } n'a { $dice ->
        [one] qu'un dé
       *[other] que { NUM($dice) } dés
    }. Recomptez.
count-too-high-player = { $player } ne peut pas en avoir autant. Recomptez.
recount-again = Dites « non », puis le nombre.
recount-total = Je ne connais que le total, { NUM($count) }. Dites « non », puis le nouveau total.
count-open-again = { $player } recompte : combien ?
count-missing = On attend encore : { NAMES($players) }.
count-player-out = { $player } n'a plus de dés.

## Settlement

dudo-held = Il y en a { NUM($count) } : { BID($bid) }, ça passe.
dudo-failed =
    { $count ->
        [0] Il n'y en a aucun
        [1] Il n'y en a qu'un
       *[other] Il n'y en a que { NUM($count) }
    } : { BID($bid) }, ça ne passe pas.
calza-exact = Exactement { NUM($count) } : bien vu !
calza-missed =
    { $count ->
        [0] Il n'y en a aucun
       *[other] Il y en a { NUM($count) }
    } : ce n'est pas exact.
loses-die = { $player } perd un dé et le met de côté.
gains-die = { $player } reprend un dé.
keeps-all-dice =
    { $player } a déjà { NUM($dice) } { $dice ->
        [one] dé
       *[other] dés
    }.
gains-die-if-lost = { $player } reprend un dé, s'il lui en manque un.
dice-left =
    { $dice ->
        [one] Il ne lui reste qu'un dé.
       *[other] Il lui reste { NUM($dice) } dés.
    }
dice-now =
    { $dice ->
        [one] Ça lui fait un dé.
       *[other] Ça lui fait { NUM($dice) } dés.
    }
eliminated = { $player } est hors jeu.
ask-direction = { $player }, à gauche ou à droite ?
direction-chosen =
    { $direction ->
        [counterclockwise] Vers la droite.
       *[clockwise] Vers la gauche.
    }
direction-stays =
    La première annonce est faite : cette manche tourne { $direction ->
        [counterclockwise] à droite
       *[clockwise] à gauche
    }.
winner = { $player } gagne la partie ! Bravo.
same-table-only = Une nouvelle partie garde les joueurs et les règles. Pour en changer, dites quitter, puis relancez-moi.
ask-new-game = Nouvelle partie, ou quitter ?

## Undo

confirm-undo = Annuler le dernier coup ?
confirm-undo-challenge = Retirer l'appel ?
undone = C'est annulé.
challenge-withdrawn = C'est retiré : reposez les gobelets.
undo-gives-die = { $player } reprend son dé.
undo-takes-die = { $player } remet le dé de côté.
undo-takes-die-if-gained = { $player } remet le dé de côté, s'il en a repris un.
nothing-to-undo = Il n'y a rien à annuler.
no-challenge = Il n'y a pas d'appel à retirer.
undo-first = Annulez d'abord ce qui est venu après, puis redites-le.

## Questions

no-such-number = Il n'y a pas autant de dés.
no-such-face = Un dé va de un à six.

dice-of =
    { $player } : { NUM($dice) } { $dice ->
        [one] dé
       *[other] dés
    }.
dice-each =
    { NUM($count) } { $count ->
        [one] dé
       *[other] dés
    } chacun.
dice-in-all = { NUM($dice) } en tout.
dice-hidden = Avec ces règles, les dés perdus restent secrets.
still-in = Encore en jeu : { NAMES($players) }.
legal-bids = Au moins { BIDS($bids) }.
legal-opening = N'importe quelle annonce, sauf sur { FACES(1) }.
legal-opening-any = N'importe quelle annonce, { FACES(1, case: "bare") } compris.
what-paco =
    { $wild ->
        [yes] Un paco, c'est un as : il compte pour n'importe quelle valeur.
       *[no] Un paco, c'est un as. Ici, il ne compte que comme as.
    }
what-dudo = Dudo, c'est douter de l'annonce : on lève les gobelets, et qui a tort perd un dé.
what-calza =
    { $played ->
        [yes] Calza, c'est dire que l'annonce est exacte : si c'est vrai on reprend un dé, sinon on en perd un.
       *[no] On ne joue pas Calza avec ces règles.
    }
what-palifico =
    { $played ->
        [yes] Palifico, c'est la manche ouverte avec un seul dé : on garde la valeur de la première annonce.
       *[no] On ne joue pas Palifico avec ces règles.
    }
or-dudo = Ou Dudo.
or-dudo-calza = Ou Dudo, ou Calza.
why-dudo-held =
    { $bidder } a annoncé { BID($bid) }, { $caller } a dit Dudo. Il y en avait { NUM($count) }, donc { $caller } a perdu un dé.
why-dudo-failed =
    { $bidder } a annoncé { BID($bid) }, { $caller } a dit Dudo. { $count ->
        [0] Il n'y en avait aucun
        [1] Il n'y en avait qu'un
       *[other] Il n'y en avait que { NUM($count) }
    }, donc { $bidder } a perdu un dé.
why-calza-exact = { $caller } a dit exactement { BID($bid) }, et il y en avait bien { NUM($count) }.
why-calza-missed =
    { $caller } a dit exactement { BID($bid) }. { $count ->
        [0] Il n'y en avait aucun
       *[other] Il y en avait { NUM($count) }
    }, donc { $caller } a perdu un dé.
why-nothing = Rien n'a encore été décidé.
why-not-higher = Il faut plus de dés, ou une valeur plus forte avec autant de dés.
why-too-few-pacos = Pour passer aux { FACES(1, case: "bare") }, il faut au moins la moitié des dés, arrondie au-dessus.
why-too-few-after-pacos = Pour quitter { FACES(1) }, il faut deux fois plus de dés, plus un.
why-face-locked = En Palifico, seul le nombre peut monter.
why-change-one-thing-only = Avec ces règles, quand le nombre monte, la valeur ne change pas.
why-no-opening-on-pacos = On n'ouvre sur { FACES(1) } qu'en Palifico.
why-above-dice-in-play = Avec ces règles, on n'annonce pas plus de dés qu'il n'y en a sur la table.
why-no-bid = On ne conteste qu'une annonce, et il n'y en a pas encore.
why-not-your-turn = Seul le joueur dont c'est le tour peut le dire.
why-own-bid = Personne ne conteste sa propre annonce.
why-eliminated = Sans dés, on ne joue plus.
why-calza-not-played = Ces règles se jouent sans Calza.
why-calza-not-in-palifico = Avec ces règles, pas de Calza pendant un Palifico.
why-calza-not-with-two-players = Avec ces règles, il faut au moins trois joueurs pour Calza.
why-calza-needs-lost-die = Avec ces règles, Calza est réservé à ceux qui ont déjà perdu un dé.
why-other = Les règles ne le permettent pas maintenant.

## Going on

paused = Pause. Pour continuer, dites : on reprend.
resumed = On reprend.
game-resumed = On reprend là où on en était.
confirm-new-game = Commencer une nouvelle partie ?
confirm-quit = Arrêter la partie ?
never-mind = D'accord.
new-game = Nouvelle partie.
goodbye = Au revoir.
say-again = Répétez, s'il vous plaît.
rephrase-bid = Dites le nombre, puis la valeur, par exemple : huit cinq.
rephrase-yes-no = Dites : correct, ou : annule.
rephrase-count = Dites seulement le nombre de dés.
rephrase-player = Dites seulement le nom ou la couleur du joueur.
rephrase-choice = Dites : le premier, ou : le second.
rephrase-setup = Dites-le autrement, ou dites : aide.
by-hand = Je ne comprends pas. Tapez-le au clavier, ou faites-le dire par quelqu'un d'autre.
microphone-mute = Je n'entends rien du tout : le micro est-il coupé ?
microphone-gone = Le micro a disparu. Rebranchez-le, s'il vous plaît.
microphone-back = J'entends de nouveau.
say-instead = Avec ce modèle de parole, dites « { $instead } » plutôt que « { $word } ».
name-unheard = Je ne reconnais pas le nom { $player } : dites « { $instead } » à la place.

## Help

help-setup-count = Dites combien vous êtes, de deux à six, ou nommez tous les joueurs, par exemple : bleu, vert, rouge.
help-setup-players = Dites la couleur ou le prénom d'un joueur. Dites annule pour retirer le dernier.
help-setup-rules = Dites d'accord, ou nommez d'autres règles. Pour les entendre toutes, dites : quelles règles. Pour savoir comment on y joue, dites : c'est quoi les règles polonaises.
help-setup-check = Dites d'accord pour commencer. Ou dites ce qu'il faut changer, par exemple : pas bleu, vert.
help-setup-more = Vous pouvez dire aussi : quatre joueurs. Pas bleu, vert. Échange bleu et vert. Sans bleu. Rouge aussi. Dans l'autre sens. Sans Calza. Vert parle polonais. Vert commence. Au hasard. Comme la dernière fois. Répète, on recommence, pause ou quitter.
help-or-more = Pour le reste, dites : plus d'aide.
help-bidding = Dites une annonce, par exemple huit cinq.
help-bidding-more = Vous pouvez dire aussi : annule, répète, à qui, combien de dés, qu'est-ce que je peux annoncer, pourquoi, chut, pause, nouvelle partie ou quitter. Pour corriger la dernière annonce, dites : non, sept cinq.
help-confirming = Dites correct, ou annule. Ou redites ce que vous avez dit.
help-choosing = Dites le premier, le second, ou l'annonce entière.
help-half = Dites la moitié qui manque, ou l'annonce entière.
help-caller = Dites le nom ou la couleur du joueur qui l'a dit, ou annule.
help-question-more = Vous pouvez dire aussi : répète, annule, nouvelle partie ou quitter.
help-counting = Dites le total, ou le compte de chacun, par exemple : bleu deux, vert trois. Dites annule pour retirer le dernier compte, ou l'appel.
help-counting-more = Vous pouvez dire aussi : répète, quelle est l'annonce, combien de dés, pourquoi, pause, nouvelle partie ou quitter.
help-starter = Dites le nom ou la couleur du joueur qui commence.
help-roll-off = Dites qui a le plus fort, ou le dé de chacun : bleu cinq, vert trois. Ou dites : égalité.
help-starter-more = Vous pouvez dire aussi : au hasard, annule, répète, pause, nouvelle partie ou quitter.
help-direction = Dites à gauche ou à droite.
help-paused = Dites on reprend pour continuer. Ou dites annule, nouvelle partie ou quitter.
help-over = Dites nouvelle partie, ou quitter. Dites annule pour revenir sur le dernier compte.
help-over-more = Pour corriger le dernier compte, dites : non, deux. Vous pouvez dire aussi : pourquoi, combien de dés, répète.
