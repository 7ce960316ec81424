import type { ReportTexts } from '../en/index.js';
import { comparables } from './comparables.js';
import { fees } from './fees.js';
import { contacts, figures, place } from './general.js';
import { local } from './local.js';
import { mails } from './mails.js';
import { market } from './market.js';
import { page } from './page.js';
import { premium } from './premium.js';
import { scripts } from './scripts.js';
import { strategies } from './strategies.js';
import { timeline } from './timeline.js';
import { view } from './view.js';

/** Everything that reports, their pages and their mails say in Spanish. */
export const es: ReportTexts = {
  /** For dates, numbers and lists (BCP 47). */
  locale: 'es-US',
  comparables,
  contacts,
  fees,
  figures,
  local,
  mails,
  market,
  page,
  place,
  premium,
  scripts,
  strategies,
  timeline,
  view,
};
