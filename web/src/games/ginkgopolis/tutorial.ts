/** A first game against a bot that teaches by doing: exploit, urbanize, build a floor, and what it all scores. */

import type { Position } from '../../lib/api';
import type { TutorialScript } from '../types';
import type { View } from './view';

const BUILDING_CARD = /^play (red|blue|yellow)-\d+$/;
const LETTER_CARD = /^play [A-L]$/;

/** The round has begun, or the game is over: whatever the player did meanwhile, the story goes on. */
const fromRound = (round: number) => (position: Position) => position.over || (position.view as View).round >= round;

export const tutorial: TutorialScript = {
  title: {
    en: 'Your first city',
    de: 'Deine erste Stadt',
    hu: 'Az első városod',
  },
  seed: 20, // hand: blue 1, red 1, red 2 and D; two exploit bonuses; 5 resources; letters come in round 2, building cards in round 3
  options: { characters: 'beginner', first: '0' },
  seats: ['me', 'bot:greedy'],
  steps: [
    {
      text: {
        en: 'Welcome to Ginkgopolis! You and your opponent build one city. In the middle stand nine buildings; around them lie leaves with letters, where the city can grow. Three rounds are enough to learn everything.',
        de: 'Willkommen in Ginkgopolis! Ihr baut gemeinsam an einer Stadt. In der Mitte stehen neun Gebäude; ringsum liegen Blätter mit Buchstaben, dort kann die Stadt wachsen. Drei Runden genügen, um alles kennenzulernen.',
        hu: 'Üdv Ginkgopolisban! Az ellenfeleddel ugyanazt a várost építitek. Középen kilenc épület áll, körülöttük betűs levelek: arra nőhet a város. Három kör alatt mindent megtanulsz.',
      },
      until: 'next',
    },
    {
      text: {
        en: 'Below is what is yours: resources to build with, points, tiles, and four cards. Red buildings give resources, blue ones tiles, yellow ones points. Each round you choose one card.',
        de: 'Unten liegt, was dir gehört: Ressourcen zum Bauen, Erfolgspunkte, Plättchen und vier Karten. Rote Gebäude bringen Ressourcen, blaue Plättchen, gelbe Erfolgspunkte. In jeder Runde wählst du eine Karte.',
        hu: 'Lent van, ami a tiéd: erőforrások az építéshez, sikerpontok, lapkák és négy kártya. A piros épület erőforrást ad, a kék lapkát, a sárga sikerpontot. Minden körben egy kártyát választasz.',
      },
      rule: 'GK-B7',
      until: 'next',
    },
    {
      text: {
        en: 'A building card points at the building with the same colour and number: put the pointer on a card, and its building lights up. Choose red 1.',
        de: 'Eine Gebäudekarte zeigt auf das Gebäude mit gleicher Farbe und Zahl: Zeige auf eine Karte, und ihr Gebäude leuchtet auf. Wähle Rot 1.',
        hu: 'Az épületkártya az azonos színű és számú épületre mutat: mutass egy kártyára, és kivilágosodik az épülete. Válaszd a piros 1-est!',
      },
      targets: ['card:red-1'],
      rule: 'GK-B8',
      until: { move: /^play red-1$/ },
    },
    {
      text: {
        en: 'Now you could lay a tile on it to build. For a start, play the card alone: that is called exploiting. You get as many goods as the building is high.',
        de: 'Jetzt könntest du ein Plättchen darauflegen, um zu bauen. Spiele die Karte für den Anfang allein: Das heißt Nutzen. Du bekommst so viele Güter, wie das Gebäude hoch ist.',
        hu: 'Most tehetnél rá egy lapkát, hogy építs. Kezdetnek játszd ki önmagában: ez a hasznosítás. Annyi jószágot kapsz, ahány szintes az épület.',
      },
      targets: ['alone'],
      rule: 'GK-X3',
      until: { move: /^alone$/ },
    },
    {
      text: {
        en: 'You got 1 resource, because the building is 1 high, and then 1 tile and 1 point: two of your characters pay whenever you exploit. Your opponent has acted too, and the unused cards went to the left: you now hold the other hand.',
        de: 'Du hast 1 Ressource bekommen, weil das Gebäude 1 hoch ist, und dazu 1 Plättchen und 1 Erfolgspunkt: Zwei deiner Charaktere zahlen bei jedem Nutzen. Auch dein Gegenüber hat gespielt, und die übrigen Karten gingen nach links: Du hast jetzt die andere Hand.',
        hu: '1 erőforrást kaptál, mert az épület egyszintes, azután 1 lapkát és 1 sikerpontot: két karaktered minden hasznosításkor fizet. Az ellenfeled is lépett, a megmaradt lapok pedig balra vándoroltak: most a másik kéz van nálad.',
      },
      rule: 'GK-X6',
      until: 'next',
    },
    {
      text: {
        en: 'Let the city grow. A letter points at the leaf with that letter; with a tile it starts a new building there. Choose a letter.',
        de: 'Lass die Stadt wachsen. Ein Buchstabe zeigt auf das Blatt mit diesem Buchstaben; mit einem Plättchen entsteht dort ein neues Gebäude. Wähle einen Buchstaben.',
        hu: 'Nőjön a város! A betű az ugyanilyen betűs levélre mutat; lapkával új épület lesz ott. Válassz egy betűt!',
      },
      targets: ['card:C', 'card:I'],
      rule: 'GK-U1',
      until: { move: LETTER_CARD },
    },
    {
      text: {
        en: 'Lay any of your tiles on it. Urbanizing costs one resource, which lies on the new building and makes it yours. Then all neighbouring buildings give you their goods.',
        de: 'Lege irgendeins deiner Plättchen darauf. Urbanisieren kostet eine Ressource; sie liegt dann auf dem neuen Gebäude und macht es zu deinem. Danach bringen dir alle Nachbargebäude ihre Güter.',
        hu: 'Tedd rá bármelyik lapkádat! A bővítés egy erőforrásba kerül, amely az új épületen marad, és ettől a tiéd lesz. Azután minden szomszédos épület ad neked.',
      },
      rule: 'GK-U3',
      until: { move: /^lay / },
    },
    {
      text: {
        en: 'The leaf makes room for the new building. If you are asked, choose the free square where it goes.',
        de: 'Das Blatt macht dem neuen Gebäude Platz. Wenn du gefragt wirst, wähle das freie Feld, auf das es kommt.',
        hu: 'A levél helyet ad az új épületnek. Ha az asztal megkérdez, válaszd ki, melyik üres mezőre kerüljön.',
      },
      rule: 'GK-U5',
      until: { when: fromRound(3) },
    },
    {
      text: {
        en: 'Your building stands, with your colour, its height, and a crane: it is under construction. Its card comes into the game when the deck is shuffled next; until then nobody can build on it.',
        de: 'Dein Gebäude steht, mit deiner Farbe, seiner Höhe und einem Kran: Es ist im Bau. Seine Karte kommt ins Spiel, wenn der Nachziehstapel neu gemischt wird; bis dahin kann niemand darauf bauen.',
        hu: 'Áll az épületed: látszik rajta a színed, a szintjeinek száma és egy daru, mert építési terület. A kártyája akkor kerül játékba, amikor új húzópakli készül; addig senki sem építhet rá.',
      },
      rule: 'GK-K10',
      until: 'next',
    },
    {
      text: {
        en: 'Now upwards! A building card with a tile builds a floor. Choose a building card.',
        de: 'Nun in die Höhe! Eine Gebäudekarte mit Plättchen stockt auf. Wähle eine Gebäudekarte.',
        hu: 'Most fölfelé! Épületkártya lapkával: szintépítés. Válassz egy épületkártyát!',
      },
      targets: ['card:red-2', 'card:blue-1', 'card:yellow-2'],
      rule: 'GK-F6',
      until: { move: BUILDING_CARD },
    },
    {
      text: {
        en: 'Under each tile you see what it takes: one resource for each level, one more for another colour. A mark of exclamation means that you cannot pay as things stand; then the card would be played alone. Lay a tile you can pay for.',
        de: 'Unter jedem Plättchen steht, was es kostet: eine Ressource für jede Etage, eine mehr bei anderer Farbe. Ein Ausrufezeichen heißt, dass du derzeit nicht bezahlen kannst; dann würde die Karte allein gespielt. Lege ein Plättchen, das du bezahlen kannst.',
        hu: 'Minden lapka alatt ott az ára: szintenként egy erőforrás, eggyel több, ha más a szín. A felkiáltójel azt jelzi, hogy jelenleg nem tudod kifizetni; akkor a kártyát önmagában játszanád ki. Tegyél rá olyat, amelyikre futja!',
      },
      rule: 'GK-F11',
      until: { move: /^lay / },
    },
    {
      text: {
        en: 'Everybody now reveals and acts in turn. Watch what happens in the city.',
        de: 'Nun decken alle der Reihe nach auf und handeln. Sieh zu, was in der Stadt geschieht.',
        hu: 'Most sorban mindenki felfedi a lapját, és cselekszik. Figyeld, mi történik a városban!',
      },
      rule: 'GK-T5',
      until: { when: fromRound(4) },
    },
    {
      text: {
        en: 'You have kept the card you built with: its bonus is yours for the rest of the game. Low numbers pay on every exploit, urbanization or floor; numbers from 10 on pay at the end. Building over somebody else gives them their resources back and a point for each.',
        de: 'Die Karte, mit der du gebaut hast, behältst du: Ihr Bonus gehört dir für den Rest des Spiels. Niedrige Zahlen zahlen bei jedem Nutzen, Urbanisieren oder Aufstocken, Zahlen ab 10 am Spielende. Wen du überbaust, der bekommt seine Ressourcen zurück und für jede einen Erfolgspunkt.',
        hu: 'Megtartottad a kártyát, amellyel építettél: a bónusza a játék végéig a tiéd. A kis számok minden hasznosításkor, bővítéskor vagy szintépítéskor fizetnek, a 10-től fölfelé a játék végén. Ha másnak az épületére építesz, visszakapja az erőforrásait, és mindegyikért 1 sikerpontot.',
      },
      rule: 'GK-F16',
      until: 'next',
    },
    {
      text: {
        en: 'If you like none of your cards, a new-hand token exchanges all four. You have two; each one left at the end is worth 2 points.',
        de: 'Gefällt dir keine deiner Karten, tauscht ein Tauschmarker alle vier. Du hast zwei; jeder am Ende übrige ist 2 Erfolgspunkte wert.',
        hu: 'Ha egyik lapod sem tetszik, egy lapdobásjelzőért mind a négyet kicserélheted. Kettő van; ami a végén megmarad, darabja 2 pontot ér.',
      },
      targets: ['new-hand'],
      rule: 'GK-N6',
      until: 'next',
    },
    {
      text: {
        en: 'The game ends when the tiles have run out twice or somebody has used up all resources. Then districts count: two or more neighbouring buildings of one colour. Most resources there gets points for all of them, second gets the own ones. Tall buildings of one colour side by side pay. Now play on as you like!',
        de: 'Das Spiel endet, wenn die Plättchen zum zweiten Mal ausgehen oder jemand alle Ressourcen verbaut hat. Dann zählen die Viertel: zwei oder mehr benachbarte Gebäude einer Farbe. Wer dort die meisten Ressourcen hat, bekommt Punkte für alle, der zweite Platz für die eigenen. Hohe Gebäude einer Farbe nebeneinander lohnen sich. Spiel nun weiter, wie du magst!',
        hu: 'A játéknak akkor van vége, ha a lapkák másodszor is elfogynak, vagy valaki minden erőforrását felhasználta. Ekkor a városrészek számítanak: két vagy több szomszédos, egyforma színű épület. Akinek ott a legtöbb erőforrása van, mindegyikért pontot kap, a második a sajátjaiért. Megéri egymás mellé magas, egyszínű épületeket emelni. Innen játssz tovább kedved szerint!',
      },
      rule: 'GK-V8',
      until: 'next',
    },
  ],
};
