import { SourceList } from '@closewise/domain/closing-costs';
import type { ReportLanguage } from '@closewise/contracts/buyer';
import { formatsOf, type Formats } from './formats.js';
import { reportTexts, type ReportTexts } from './texts/index.js';

/** What every part of the writer needs: the language, its words and formats, and the list of sources. */
export type Writing = Readonly<{
  language: ReportLanguage;
  texts: ReportTexts;
  formats: Formats;
  sources: SourceList;
}>;

/** Begins a document in one language. */
export function beginWriting(language: ReportLanguage): Writing {
  return {
    language,
    texts: reportTexts[language],
    formats: formatsOf(language),
    sources: new SourceList(language),
  };
}
