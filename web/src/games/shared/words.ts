/** Words that the tables of all games say. */

import type { Language } from '../types';

export interface SharedWords {
  zoomIn: string;
  zoomOut: string;
  you: string;
  players: string;
}

export const SHARED: Record<Language, SharedWords> = {
  en: { zoomIn: 'Zoom in', zoomOut: 'Zoom out', you: 'you', players: 'Players' },
  de: { zoomIn: 'Größer', zoomOut: 'Kleiner', you: 'du', players: 'Alle am Tisch' },
  hu: { zoomIn: 'Nagyítás', zoomOut: 'Kicsinyítés', you: 'te', players: 'Játékosok' },
};
