import { comparables } from './comparables.js';
import { contacts } from './contacts.js';
import { fees } from './fees.js';
import { figures } from './figures.js';
import { local } from './local.js';
import { market } from './market.js';
import { place } from './place.js';
import { scripts } from './scripts.js';
import { strategies } from './strategies.js';
import { timeline } from './timeline.js';

/** The writer's English; the Spanish has the same shape. */
export const en = {
  comparables,
  contacts,
  fees,
  figures,
  local,
  market,
  place,
  scripts,
  strategies,
  timeline,
};
