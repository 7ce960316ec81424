import { SourceList } from '@closewise/domain/closing-costs';
import type { ReportLanguage } from '@closewise/contracts/buyer';
import { formatsOf, type Formats } from './formats.js';
import { districtTexts } from './texts/district.js';
import { reportTexts, type ReportTexts } from './texts/index.js';

/** What every part of the writer needs: the language, its words and formats, and the list of sources. */
export type Writing = Readonly<{
  language: ReportLanguage;
  texts: ReportTexts;
  formats: Formats;
  sources: SourceList;
}>;

/** Begins a document in one language, in the words for the state (two letters). */
export function beginWriting(language: ReportLanguage, state?: string): Writing {
  return {
    language,
    texts: (state === 'DC' ? districtTexts : reportTexts)[language],
    formats: formatsOf(language),
    sources: new SourceList(language),
  };
}
