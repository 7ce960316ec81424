import { reportLanguages, type ReportLanguage } from '@closewise/domain/reporting';
import { district as enDistrict } from './en/district.js';
import { en, type ReportTexts } from './en/index.js';
import { district as esDistrict } from './es/district.js';
import { es } from './es/index.js';

export type { ReportTexts };

/** One catalogue per language. A language without one, or a catalogue with a missing text, does not compile. */
export const reportTexts: Readonly<Record<ReportLanguage, ReportTexts>> = { en, es };

/** The same catalogues, worded for reports about Washington, DC. */
export const districtTexts: Readonly<Record<ReportLanguage, ReportTexts>> = {
  en: enDistrict,
  es: esDistrict,
};

/** The report language that a text names; undefined for any other value. */
export const parseReportLanguage = (text: unknown): ReportLanguage | undefined =>
  reportLanguages.find((language) => language === text);

/** The report language that comes first in an `Accept-Language` header; otherwise English. */
export const preferredLanguage = (acceptLanguage = ''): ReportLanguage =>
  reportLanguages.find((language) => new RegExp(`^\\s*${language}\\b`, 'i').test(acceptLanguage)) ?? 'en';

/** The languages in which a reader of this one can open the same report. */
export const otherLanguages = (language: ReportLanguage): readonly ReportLanguage[] =>
  reportLanguages.filter((other) => other !== language);
