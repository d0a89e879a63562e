/** A first game against a bot that teaches by doing: a dam, a conduit and a powerhouse, water, energy, and what it all scores. */

import type { Position } from '../../lib/api';
import type { TutorialScript } from '../types';
import type { View } from './view';

const viewOf = (position: Position) => position.view as View;

/** The round has begun, or the game is over: whatever the player and the bot did meanwhile, the story goes on. */
const fromRound = (round: number) => (position: Position) => position.over || viewOf(position).round >= round;

/** The player is to choose an action of this round and cannot choose this one: the bot was faster, or something is missing. */
const barred = (action: RegExp, round = 1) => (position: Position) =>
  fromRound(round + 1)(position) || (position.question?.prompt.key === 'ask-action' && !position.question.options.some((option) => action.test(option.move)));

/** Somebody, if need be the bot, has built the conduit of the lesson: anybody's can be used. */
const conduitStands = (position: Position) => 'C8R' in viewOf(position).map.conduits;

const BASE = /^build basic-base$/;
const WATER = /^space water-one-flow-(left|right)$/;
const EXCAVATOR = /^space shop-excavator-(left|right)$/;
const CONDUIT = /^build basic-conduit$/;
const POWERHOUSE = /^build basic-powerhouse$/;
const TURBINE = /^space turbine-plus2-(left|right)$/;
const WORKSHOP = /^space workshop-1-(left|right)$/;
const ELEVATION = /^build basic-elevation$/;
const CONTRACT = /^space contract-(one-a|two)-(left|right)$/;

/** The conduit of the lesson is there, or it cannot be built any more. */
const conduitSettled = (position: Position) => conduitStands(position) || barred(CONDUIT)(position);

export const tutorial: TutorialScript = {
  title: {
    en: 'Your first power station',
    de: 'Dein erstes Kraftwerk',
    hu: 'Az első erőműved',
  },
  // Neutral dams at D1L (full), D5L and D9L; H1 gives 1 drop each round; bonus tiles: powerhouses, then bases; objective: basins with a piece.
  seed: 689,
  options: { game: 'introductory' },
  seats: ['me', 'bot:greedy'],
  steps: [
    {
      text: {
        en: 'Welcome to Barrage! Water comes from the headstreams H1 to H4 at the top, runs down the rivers and leaves the map at the bottom. A dam holds it, a conduit leads it down to a powerhouse, and there it becomes energy. Energy and buildings bring points; after five rounds whoever has most wins.',
        de: 'Willkommen bei Barrage! Oben entspringt an den Quellen H1 bis H4 Wasser, läuft die Flüsse hinab und verlässt unten den Plan. Ein Damm hält es auf, eine Leitung führt es hinunter zu einem Kraftwerk, und dort wird es zu Energie. Energie und Bauten bringen Siegpunkte; nach fünf Runden gewinnt, wer die meisten hat.',
        hu: 'Üdv a Barrage-ban! A víz fent, a H1–H4 forrásoknál ered, a folyókon lefelé folyik, és alul elhagyja a térképet. A gát megállítja, a vezeték levezeti egy erőműhöz, és ott energia lesz belőle. Az energia és az építmények győzelmi pontot hoznak; öt forduló után az nyer, akinek a legtöbb van.',
      },
      rule: 'BR-H3',
      until: 'next',
    },
    {
      text: {
        en: 'You lead the USA with the officer Wilhelm Adler. You have 12 engineers, 6 credits, 6 excavators, 4 mixers and five technology tiles: one for each kind of piece, and a joker. On each turn you place engineers for exactly one action; then the other company has its turn.',
        de: 'Du führst die USA mit der Führungskraft Wilhelm Adler. Du hast 12 Ingenieure, 6 Credits, 6 Bagger, 4 Mischer und fünf Technologieplättchen: eins für jede Art Bauteil und einen Joker. In jedem Zug setzt du Ingenieure für genau eine Aktion ein; dann ist die andere Firma dran.',
        hu: 'Az USA-t vezeted, a vezetőd Wilhelm Adler. Van 12 mérnököd, 6 kredited, 6 markolód, 4 betonkeverőd és öt technológialapkád: egy-egy minden építményfajtához meg egy dzsóker. Minden körödben pontosan egy akcióra raksz le mérnököket; azután a másik cég jön.',
      },
      rule: 'BR-C7',
      until: 'next',
    },
    {
      text: {
        en: 'Begin with a dam. Its base takes the base tile, excavators and, as your first construction of the round, 1 engineer. Choose to build with the basic base tile.',
        de: 'Beginne mit einem Damm. Seine Basis braucht das Basis-Plättchen, Bagger und, weil sie dein erster Bau der Runde ist, 1 Ingenieur. Wähle den Bau mit dem einfachen Basis-Plättchen.',
        hu: 'Kezdd egy gáttal! A gátalaphoz kell a gátalap-alaplapka, néhány markoló és, mivel ez a forduló első építkezése, 1 mérnök. Válaszd az építést ezzel a lapkával!',
      },
      targets: ['tile:basic-base'],
      rule: 'BR-K4',
      until: { move: BASE, or: barred(BASE) },
    },
    {
      text: {
        en: 'Build at D8L, the lower dam site of basin 8 in the plains. The upper site there is red: it would cost 3 credits more. With Wilhelm Adler a base costs you 3 excavators, wherever it stands.',
        de: 'Baue auf D8L, dem unteren Dammplatz von Becken 8 in der Ebene. Der obere Platz dort ist rot: Er würde 3 Credits mehr kosten. Mit Wilhelm Adler kostet dich eine Basis überall 3 Bagger.',
        hu: 'Építs a D8L helyre: ez a síksági 8. medence alsó gáthelye. A fölötte lévő hely piros, az 3 kredittel többe kerülne. Wilhelm Adlerrel a gátalap mindenhol 3 markolódba kerül.',
      },
      targets: ['site:D8L'],
      rule: 'BR-X1',
      until: { move: /^at D8L$/, or: barred(BASE) },
    },
    {
      text: {
        en: 'The tile and the 3 excavators now lie on your construction wheel, and the wheel has turned by one sector. They are not lost: after six turns, this one included, they come home. Until then you cannot use them, so plan ahead.',
        de: 'Das Plättchen und die 3 Bagger liegen nun auf deinem Baurad, und das Rad hat sich um einen Sektor gedreht. Sie sind nicht verloren: Nach sechs Drehungen, diese mitgezählt, kommen sie zurück. Bis dahin fehlen sie dir; plane also voraus.',
        hu: 'A lapka és a 3 markoló most az építőkerekeden van, és a kerék egy mezővel elfordult. Nem vesztek el: ezzel együtt hat fordulat után visszakapod őket. Addig nem használhatod őket, ezért érdemes előre tervezni.',
      },
      targets: ['wheel:basic-base'],
      rule: 'BR-K21',
      until: 'next',
    },
    {
      text: {
        en: 'Your dam is still empty. In the water management an engineer brings you a drop that flows at once. Choose that space.',
        de: 'Dein Damm ist noch leer. In der Wasserwirtschaft bringt dir ein Ingenieur einen Tropfen, der sofort fließt. Wähle dieses Feld.',
        hu: 'A gátad még üres. A vízgazdálkodásban egy mérnökért azonnal lefolyó vízcseppet kapsz. Válaszd ezt a mezőt!',
      },
      targets: ['space:water-one-flow-left'],
      rule: 'BR-N3',
      until: { move: WATER, or: barred(WATER) },
    },
    {
      text: {
        en: 'Put the drop on H1. The neutral dam in basin 1 is full, so the drop runs past it, down to basin 8, where your dam has room for it.',
        de: 'Lege den Tropfen auf H1. Der neutrale Damm in Becken 1 ist voll, also läuft der Tropfen an ihm vorbei hinunter zu Becken 8, wo dein Damm Platz für ihn hat.',
        hu: 'Tedd a vízcseppet a H1 forrásra! Az 1. medence semleges gátja tele van, ezért a csepp továbbfolyik a 8. medencéig, ahol a te gátadban van helye.',
      },
      targets: ['headstream:H1'],
      rule: 'BR-H7',
      until: { move: /^drop H1$/, or: barred(WATER) },
    },
    {
      text: {
        en: 'Next comes a conduit. It costs 2 excavators for each point of its value: C8R, of value 2, takes 4. You have 3 left, so buy an excavator in the machinery shop.',
        de: 'Als Nächstes kommt eine Leitung. Sie kostet 2 Bagger je Wertpunkt: C8R mit dem Wert 2 braucht 4. Du hast noch 3; kaufe also im Maschinenhandel einen Bagger.',
        hu: 'A vezeték jön. Értékének minden pontja 2 markolóba kerül: a 2 értékű C8R-hez 4 kell. Neked 3 maradt, ezért vegyél egy markolót a gépkereskedésben!',
      },
      targets: ['space:shop-excavator-left'],
      rule: 'BR-Q2',
      until: { move: EXCAVATOR, or: (position) => conduitStands(position) || barred(EXCAVATOR)(position) },
    },
    {
      text: {
        en: 'Now build the conduit. Your second construction of a round takes 2 engineers, the third takes 3, the fourth 3 and 3 credits.',
        de: 'Baue nun die Leitung. Dein zweiter Bau in einer Runde braucht 2 Ingenieure, der dritte 3, der vierte 3 und dazu 3 Credits.',
        hu: 'Most építsd meg a vezetéket! A forduló második építkezéséhez 2 mérnök kell, a harmadikhoz 3, a negyedikhez 3 és még 3 kredit.',
      },
      targets: ['tile:basic-conduit'],
      rule: 'BR-K1',
      until: { move: CONDUIT, or: conduitSettled },
    },
    {
      text: {
        en: 'Build at C8R. It begins in basin 8, below your dam, and ends in basin 9. Every drop that goes through it will give 2 energy.',
        de: 'Baue auf C8R. Die Leitung beginnt in Becken 8 bei deinem Damm und endet in Becken 9. Jeder Tropfen, der hindurchgeht, wird 2 Energie bringen.',
        hu: 'Építs a C8R helyre! Ez a vezeték a 8. medencében, a gátadnál kezdődik, és a 9. medencében végződik. Minden rajta átmenő vízcsepp 2 energiát ad majd.',
      },
      targets: ['site:C8R'],
      rule: 'BR-F17',
      until: { move: /^at C8R$/, or: conduitSettled },
    },
    {
      text: {
        en: 'At the lower end of the conduit you need a powerhouse of your own. The first costs 2 mixers, each further one a mixer more.',
        de: 'Am unteren Ende der Leitung brauchst du ein eigenes Kraftwerk. Das erste kostet 2 Mischer, jedes weitere einen Mischer mehr.',
        hu: 'A vezeték alsó végén saját erőmű kell. Az első 2 betonkeverőbe kerül, minden további eggyel többe.',
      },
      targets: ['tile:basic-powerhouse'],
      rule: 'BR-K19',
      until: { move: POWERHOUSE, or: barred(POWERHOUSE) },
    },
    {
      text: {
        en: 'Build it in basin 9, where the conduit ends. P9a and P9b are free of charge, P9c is red.',
        de: 'Baue es in Becken 9, wo die Leitung endet. P9a und P9b sind ohne Aufpreis, P9c ist rot.',
        hu: 'Építsd a 9. medencébe, ahol a vezeték végződik! A P9a és a P9b felár nélküli, a P9c piros.',
      },
      targets: ['site:P9a', 'site:P9b'],
      rule: 'BR-F17',
      until: { move: /^at P9[abc]$/, or: barred(POWERHOUSE) },
    },
    {
      text: {
        en: 'Dam, water, conduit, powerhouse: now you can produce. In the turbine station every space adds something or takes it away. Choose the one with +2.',
        de: 'Damm, Wasser, Leitung, Kraftwerk: Jetzt kannst du Strom erzeugen. In der Turbinenhalle gibt jedes Feld einen Zu- oder Abschlag. Wähle das mit +2.',
        hu: 'Gát, víz, vezeték, erőmű: most már termelhetsz áramot. A turbinaállomás minden mezője hozzáad vagy levon valamennyit. Válaszd a +2-t!',
      },
      targets: ['space:turbine-plus2-left'],
      rule: 'BR-L5',
      until: { move: TURBINE, or: barred(TURBINE) },
    },
    {
      text: {
        en: '1 drop through a conduit of value 2 gives 2 energy, the space adds 2: 4 in all. Choose this production.',
        de: '1 Tropfen durch eine Leitung mit dem Wert 2 gibt 2 Energie, das Feld 2 dazu: zusammen 4. Wähle diese Stromerzeugung.',
        hu: '1 vízcsepp egy 2 értékű vezetéken 2 energiát ad, a mező még 2-t: összesen 4. Válaszd ezt az áramtermelést!',
      },
      targets: ['route:D8L-C8R-1'],
      rule: 'BR-L4',
      until: { move: /^produce D8L-C8R-1$/, or: barred(TURBINE) },
    },
    {
      text: {
        en: 'One production may fulfil one contract. Yours, S1, needs 3 and pays 2 credits and 2 more energy. Nothing of the 4 is used up by it. Fulfil it.',
        de: 'Eine Stromerzeugung darf einen Auftrag erfüllen. Deiner, S1, braucht 3 und bringt 2 Credits und noch 2 Energie. Von den 4 wird dabei nichts verbraucht. Erfülle ihn.',
        hu: 'Egy áramtermeléssel egy szerződést teljesíthetsz. A tiédhez, az S1-hez 3 kell; 2 kreditet és még 2 energiát ad. A 4-ből közben semmi sem fogy el. Teljesítsd!',
      },
      targets: ['contract:S1'],
      rule: 'BR-M1',
      until: { move: /^fulfil S1$/, or: barred(TURBINE) },
    },
    {
      text: {
        en: 'With 6 energy you reach the bonus tile of round 1. The drop has left your dam and ran on from the powerhouse into the neutral dam of basin 9. Use what is left: turn your wheel by one sector in the workshop.',
        de: 'Mit 6 Energie erreichst du das Bonusplättchen von Runde 1. Der Tropfen hat deinen Damm verlassen und ist vom Kraftwerk in den neutralen Damm von Becken 9 weitergeflossen. Nutze den Rest: Drehe in der Werkstatt dein Baurad um einen Sektor.',
        hu: '6 energiával eléred az 1. forduló bónuszlapkáját. A vízcsepp elhagyta a gátadat, és az erőműtől a 9. medence semleges gátjába folyt. Használd ki, ami maradt: a műhelyben forgasd el egy mezővel az építőkerekedet!',
      },
      targets: ['space:workshop-1-left'],
      rule: 'BR-P1',
      until: { move: WORKSHOP, or: barred(WORKSHOP) },
    },
    {
      text: {
        en: 'The bank is always open: 1 credit for each engineer. Put what you have left there. Who has no engineers passes; when all have passed, the waiting drops flow and the round is scored.',
        de: 'Die Bank ist immer offen: 1 Credit für jeden Ingenieur. Schicke die übrigen dorthin. Wer keine Ingenieure mehr hat, passt; haben alle gepasst, fließen die wartenden Tropfen, und die Runde wird gewertet.',
        hu: 'A bank mindig nyitva van: minden mérnökért 1 kreditet ad. Küldd oda, aki megmaradt! Akinek nincs több mérnöke, passzol; ha mindenki passzolt, lefolynak a várakozó vízcseppek, és jön a pontozás.',
      },
      targets: ['bank:1', 'bank:2'],
      rule: 'BR-O1',
      until: { when: fromRound(2) },
    },
    {
      text: {
        en: 'The drop that waited on H1 has flowed into your dam. Most energy brought 6 points, second place 2, and all got credits by their energy. The bonus tile of round 1 gave 5 points for each powerhouse to whoever had 6 energy. The markers are back on 0, and the company with less energy now goes first.',
        de: 'Der Tropfen, der auf H1 gewartet hat, ist in deinen Damm geflossen. Die meiste Energie brachte 6 Siegpunkte, der zweite Rang 2, und alle bekamen Credits nach ihrer Energie. Das Bonusplättchen von Runde 1 gab 5 Siegpunkte je Kraftwerk, wenn man 6 Energie hatte. Nun steht die Energie wieder auf 0, und die Firma mit weniger Energie beginnt.',
        hu: 'A H1-en várakozó vízcsepp a gátadba folyt. A legtöbb energia 6 győzelmi pontot hozott, a második hely 2-t, és mindenki kreditet kapott az energiája szerint. Az 1. forduló bónuszlapkája erőművenként 5 pontot adott annak, akinek 6 energiája volt. Az energia most újra 0, és a kevesebb energiájú cég kezd.',
      },
      rule: 'BR-U9',
      until: 'next',
    },
    {
      text: {
        en: 'The bonus tile of round 2 counts bases and asks for 12 energy; with 6 to 11 it pays 4 points less. To produce more, let your dam hold more: build an elevation. In the plains it costs 2 mixers.',
        de: 'Das Bonusplättchen von Runde 2 zählt Basen und verlangt 12 Energie; mit 6 bis 11 bringt es 4 Siegpunkte weniger. Wer mehr erzeugen will, braucht mehr Wasser hinter dem Damm: Baue eine Erhöhung. In der Ebene kostet sie 2 Mischer.',
        hu: 'A 2. forduló bónuszlapkája a gátalapokat számolja, és 12 energiát kér; 6 és 11 között 4 ponttal kevesebbet ad. A több energiához több víz kell a gát mögé: építs gátmagasítást! A síkságon 2 betonkeverőbe kerül.',
      },
      targets: ['tile:basic-elevation'],
      rule: 'BR-U12',
      until: { move: ELEVATION, or: barred(ELEVATION, 2) },
    },
    {
      text: {
        en: 'Put it on your dam at D8L. The dam then has level 2 and holds 2 drops; with a second elevation it would hold 3.',
        de: 'Setze sie auf deinen Damm auf D8L. Er hat dann Stufe 2 und fasst 2 Tropfen; mit einer zweiten Erhöhung wären es 3.',
        hu: 'Tedd a D8L-en álló gátadra! Ezzel 2. szintű lesz, és 2 vízcseppet tart; egy második magasítással 3-at tartana.',
      },
      targets: ['site:D8L'],
      rule: 'BR-G1',
      until: { move: /^at D8L$/, or: barred(ELEVATION, 2) },
    },
    {
      text: {
        en: 'Your contract is fulfilled, so get a new one: the contract office gives you one for 1 engineer. Green contracts need 2 to 4 energy, yellow ones 5 to 7, red ones 8 to 10.',
        de: 'Dein Auftrag ist erfüllt; hole dir einen neuen: Im Auftragsbüro bekommst du einen für 1 Ingenieur. Grüne Aufträge brauchen 2 bis 4 Energie, gelbe 5 bis 7, rote 8 bis 10.',
        hu: 'A szerződésed teljesült, szerezz újat: a szerződéshivatalban 1 mérnökért kapsz egyet. A zöld szerződéshez 2–4 energia kell, a sárgához 5–7, a piroshoz 8–10.',
      },
      targets: ['space:contract-one-a-left'],
      rule: 'BR-S1',
      until: { move: CONTRACT, or: barred(CONTRACT, 2) },
    },
    {
      text: {
        en: 'Take one that needs 6 energy or less: two drops and the +2 space will make 6. You may hold up to three unfulfilled contracts.',
        de: 'Nimm einen, der höchstens 6 Energie braucht: Zwei Tropfen und das Feld mit +2 ergeben 6. Du darfst bis zu drei unerfüllte Aufträge haben.',
        hu: 'Olyat vegyél el, amelyikhez legfeljebb 6 energia kell: két vízcsepp és a +2-es mező éppen 6-ot ad. Legfeljebb három teljesítetlen szerződésed lehet.',
      },
      rule: 'BR-M10',
      until: { move: /^take (G\d\d|Y0\d|Y10)$/, or: barred(CONTRACT, 2) },
    },
    {
      text: {
        en: 'Now without help. One drop waits behind your dam already; bring a second one as in round 1, then produce with both: 2 × 2 + 2 = 6.',
        de: 'Nun ohne Hilfe. Ein Tropfen liegt schon hinter deinem Damm; hole wie in Runde 1 einen zweiten und erzeuge dann mit beiden Strom: 2 × 2 + 2 = 6.',
        hu: 'Most egyedül! Egy vízcsepp már ott van a gátad mögött; hozz egy másodikat, mint az 1. fordulóban, azután termelj mindkettővel: 2 × 2 + 2 = 6.',
      },
      targets: ['space:water-one-flow-left', 'headstream:H1', 'space:turbine-plus2-left'],
      rule: 'BR-L3',
      until: { move: /^produce /, or: fromRound(3) },
    },
    {
      text: {
        en: 'You know the whole cycle. Fulfil your contract if you can, then play on as you like. Some hints: turn the wheel, so that tiles and machines come home. Your second base uncovers an income, one turn of the wheel, now and in every later round. Reach at least 6 energy each round; without any you lose 3 points. At the end the objective counts the basins in which you have built. Good luck!',
        de: 'Du kennst nun den ganzen Kreislauf. Erfülle, wenn es geht, deinen Auftrag und spiele weiter, wie du magst. Ein paar Hinweise: Drehe dein Baurad, damit Plättchen und Maschinen zurückkommen. Deine zweite Basis deckt ein Einkommen auf, eine Drehung des Baurads, sofort und in jeder späteren Runde. Erreiche in jeder Runde mindestens 6 Energie; ganz ohne verlierst du 3 Siegpunkte. Am Ende zählt das Ziel die Becken, in denen du gebaut hast. Viel Erfolg!',
        hu: 'Az egész körforgást ismered. Teljesítsd a szerződésedet, ha tudod, azután játssz tovább kedved szerint! Néhány tanács: forgasd a kereket, hogy visszajöjjenek a lapkák és a gépek. A második gátalapod bevételt szabadít fel: egy forgatást az építőkeréken, azonnal és minden későbbi fordulóban. Fordulónként legyen legalább 6 energiád; ha egy sincs, 3 pontot veszítesz. A végén a cél azokat a medencéket számolja, ahol építettél. Sok sikert!',
      },
      rule: 'BR-I3',
      until: 'next',
    },
  ],
};
