/** The words of the map; everything the rules say comes from the library's Fluent files. */

import type { Language } from '../../types';
import type { AreaId } from './geography';

export interface MapWords {
  map: string;
  help: string;
  fit: string;
  areas: Record<AreaId, string>;
  /** The prices of a base and an elevation in an area. */
  prices: (base: number, elevation: number) => string;
  basin: (basin: number) => string;
  dam: string;
  neutralDam: string;
  damSite: string;
  conduit: string;
  conduitSite: string;
  powerhouse: string;
  powerhouseSite: string;
  headstream: string;
  owner: (name: string) => string;
  upper: string;
  lower: string;
  level: (level: number) => string;
  water: (drops: number, capacity: number) => string;
  surcharge: (credits: number) => string;
  ends: (from: number, to: number) => string;
  value: (value: number) => string;
  waits: (drops: number) => string;
  tile: (drops: string) => string;
  stops: (drops: number, dam: string) => string;
  leaves: (drops: number) => string;
  choose: string;
  drops: (drops: number) => string;
  energy: (energy: number) => string;
  toll: (credits: number) => string;
}

const en: MapWords = {
  map: 'The map',
  help: 'Arrow keys walk from site to site, plus and minus zoom, 0 shows everything.',
  fit: 'Show the whole map',
  areas: { mountains: 'Mountains', hills: 'Hills', plains: 'Plains' },
  prices: (base, elevation) => `Base: ${base} excavators, elevation: ${elevation} mixers`,
  basin: (basin) => `basin ${basin}`,
  dam: 'dam',
  neutralDam: 'neutral dam',
  damSite: 'free dam site',
  conduit: 'conduit',
  conduitSite: 'free conduit site',
  powerhouse: 'powerhouse',
  powerhouseSite: 'free powerhouse site',
  headstream: 'headstream',
  owner: (name) => `owned by ${name}`,
  upper: 'upper dam site',
  lower: 'lower dam site',
  level: (level) => `level ${level}`,
  water: (drops, capacity) => `${drops} of ${capacity} ${capacity === 1 ? 'drop' : 'drops'}`,
  surcharge: (credits) => `red site: ${credits} ${credits === 1 ? 'credit' : 'credits'} more`,
  ends: (from, to) => `from basin ${from} to basin ${to}`,
  value: (value) => `${value} energy a drop`,
  waits: (drops) => (drops === 0 ? 'no drop waits' : drops === 1 ? '1 drop waits' : `${drops} drops wait`),
  tile: (drops) => `drops in rounds 1 to 4: ${drops}`,
  stops: (drops, dam) => (drops === 1 ? `1 drop stops at ${dam}` : `${drops} drops stop at ${dam}`),
  leaves: (drops) => (drops === 1 ? '1 drop leaves the map' : `${drops} drops leave the map`),
  choose: 'Choose the production',
  drops: (drops) => (drops === 1 ? '1 drop' : `${drops} drops`),
  energy: (energy) => `${energy} energy`,
  toll: (credits) => (credits === 1 ? 'toll 1 credit' : `toll ${credits} credits`),
};

const de: MapWords = {
  map: 'Der Plan',
  help: 'Pfeiltasten gehen von Platz zu Platz, Plus und Minus ändern die Größe, 0 zeigt alles.',
  fit: 'Ganzen Plan zeigen',
  areas: { mountains: 'Gebirge', hills: 'Hügelland', plains: 'Ebene' },
  prices: (base, elevation) => `Basis: ${base} Bagger, Erhöhung: ${elevation} Mischer`,
  basin: (basin) => `Becken ${basin}`,
  dam: 'Damm',
  neutralDam: 'neutraler Damm',
  damSite: 'freier Dammplatz',
  conduit: 'Leitung',
  conduitSite: 'freier Leitungsplatz',
  powerhouse: 'Kraftwerk',
  powerhouseSite: 'freier Kraftwerksplatz',
  headstream: 'Quelle',
  owner: (name) => `gehört ${name}`,
  upper: 'oberer Dammplatz',
  lower: 'unterer Dammplatz',
  level: (level) => `Stufe ${level}`,
  water: (drops, capacity) => `${drops} von ${capacity} Tropfen`,
  surcharge: (credits) => `roter Platz: ${credits} ${credits === 1 ? 'Credit' : 'Credits'} mehr`,
  ends: (from, to) => `von Becken ${from} nach Becken ${to}`,
  value: (value) => `${value} Energie je Tropfen`,
  waits: (drops) => (drops === 0 ? 'kein Tropfen wartet' : drops === 1 ? '1 Tropfen wartet' : `${drops} Tropfen warten`),
  tile: (drops) => `Tropfen in den Runden 1 bis 4: ${drops}`,
  stops: (drops, dam) => (drops === 1 ? `1 Tropfen bleibt bei ${dam}` : `${drops} Tropfen bleiben bei ${dam}`),
  leaves: (drops) => (drops === 1 ? '1 Tropfen verlässt den Plan' : `${drops} Tropfen verlassen den Plan`),
  choose: 'Wähle die Stromerzeugung',
  drops: (drops) => `${drops} Tropfen`,
  energy: (energy) => `${energy} Energie`,
  toll: (credits) => (credits === 1 ? 'Gebühr 1 Credit' : `Gebühr ${credits} Credits`),
};

const hu: MapWords = {
  map: 'A térkép',
  help: 'A nyilakkal helyről helyre lépsz, a plusz és a mínusz nagyít és kicsinyít, a 0 mindent megmutat.',
  fit: 'Az egész térkép',
  areas: { mountains: 'Hegység', hills: 'Dombvidék', plains: 'Síkság' },
  prices: (base, elevation) => `Gátalap: ${base} markoló, gátmagasítás: ${elevation} betonkeverő`,
  basin: (basin) => `${basin}. medence`,
  dam: 'gát',
  neutralDam: 'semleges gát',
  damSite: 'szabad gáthely',
  conduit: 'vezeték',
  conduitSite: 'szabad vezetékhely',
  powerhouse: 'erőmű',
  powerhouseSite: 'szabad erőműhely',
  headstream: 'forrás',
  owner: (name) => `tulajdonosa: ${name}`,
  upper: 'felső gáthely',
  lower: 'alsó gáthely',
  level: (level) => `${level}. szint`,
  water: (drops, capacity) => `vízcseppek: ${drops}, legfeljebb ${capacity}`,
  surcharge: (credits) => `piros hely: ${credits} kredit felár`,
  ends: (from, to) => `medencék: ${from}. → ${to}.`,
  value: (value) => `vízcseppenként ${value} energia`,
  waits: (drops) => (drops === 0 ? 'nem vár rajta vízcsepp' : `${drops} vízcsepp vár rajta`),
  tile: (drops) => `vízcseppek az 1–4. fordulóban: ${drops}`,
  stops: (drops, dam) => `${drops} vízcsepp itt áll meg: ${dam}`,
  leaves: (drops) => `${drops} vízcsepp elhagyja a térképet`,
  choose: 'Válaszd ki a termelést!',
  drops: (drops) => `${drops} vízcsepp`,
  energy: (energy) => `${energy} energia`,
  toll: (credits) => `díj: ${credits} kredit`,
};

export const WORDS: Record<Language, MapWords> = { en, de, hu };
