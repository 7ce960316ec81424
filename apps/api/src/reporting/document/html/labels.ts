import type { ReportLanguage } from '@closewise/contracts/buyer';
import { en, type Labels } from './labels.en.js';
import { es } from './labels.es.js';

/** The page's labels by language. */
export const labels: Readonly<Record<ReportLanguage, Labels>> = { en, es };
