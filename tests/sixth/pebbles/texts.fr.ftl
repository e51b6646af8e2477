pebbles-why-deal = chaque place reçoit deux cailloux différents
pebbles-why-show = montrez un de vos cailloux, puis le gagnant prend une pierre
pebbles-lesson-goal = Le plus gros caillou emporte une pierre : c’est tout ce qu’il y a à gagner.
pebbles-lesson-show = Montrez l’un de vos deux cailloux ; personne ne voit lequel.
pebbles-lesson-secret = Basile et Chloé choisissent maintenant en secret.
pebbles-lesson-take = Le vôtre était le plus gros : prenez la pierre noire.
pebbles-lesson-end = Vous avez gagné votre première partie de Cailloux.
