import type { ReportLanguage } from '@closewise/contracts/buyer';
import { en, type Words } from './en.js';
import { es } from './es.js';

/** The words of the view by language. */
export const words: Readonly<Record<ReportLanguage, Words>> = { en, es };
