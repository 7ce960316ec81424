import { SourceList } from '@closewise/domain/closing-costs';
import type { ReportLanguage } from '@closewise/contracts/buyer';
import type { ReportFact } from '@closewise/contracts/report-document';
import { formatsOf, type Formats } from './formats.js';
import { districtTexts, reportTexts, type ReportTexts } from '../../texts/index.js';
import type { JurisdictionFacts } from './jurisdiction-facts.js';

/** The context of the writer: language, texts, formats and cited sources. */
export type Writing = Readonly<{
  language: ReportLanguage;
  texts: ReportTexts;
  formats: Formats;
  sources: SourceList;
}>;

/** Creates the context for a language and, if given, a state (two letters). */
export function beginWriting(language: ReportLanguage, state?: string): Writing {
  return {
    language,
    texts: (state === 'DC' ? districtTexts : reportTexts)[language],
    formats: formatsOf(language),
    sources: new SourceList(language),
  };
}

type FactText = Pick<ReportFact, 'label' | 'value' | 'explanation'>;
type FactOrigin = Pick<JurisdictionFacts['titleInsurance'], 'source' | 'confidence'>;

/** A fact that follows from the report's own figures. */
export const ownFact = (label: string, value: string, explanation: string): ReportFact => ({
  label,
  value,
  explanation,
  sourceId: null,
  confidence: null,
});

/** A fact from the jurisdiction's data, with its source if the data has one. */
export const citedFact = (
  { sources }: Writing,
  said: FactText,
  { source, confidence }: FactOrigin,
): ReportFact => ({
  ...said,
  sourceId: source ? sources.cite({ ...source, confidence }) : null,
  confidence,
});
