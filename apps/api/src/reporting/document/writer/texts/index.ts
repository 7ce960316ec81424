import type { ReportLanguage } from '@closewise/contracts/buyer';
import { en } from './en/index.js';
import { es } from './es/index.js';

/** Everything the writer says, in one language. */
export type ReportTexts = typeof en;

export const reportTexts: Readonly<Record<ReportLanguage, ReportTexts>> = { en, es };
