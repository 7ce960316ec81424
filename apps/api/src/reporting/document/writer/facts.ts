import type { ReportFact } from '@closewise/contracts/report-document';
import type { JurisdictionFacts } from './jurisdiction-facts.js';
import type { Writing } from './writing.js';

type Said = Pick<ReportFact, 'label' | 'value' | 'explanation'>;
type Sourced = Pick<JurisdictionFacts['titleInsurance'], 'source' | 'confidence'>;

/** A fact that follows from the report's own figures. */
export const ownFact = (label: string, value: string, explanation: string): ReportFact => ({
  label,
  value,
  explanation,
  sourceId: null,
  confidence: null,
});

/** A fact of the jurisdiction's data, with its source where the data name one. */
export const citedFact = ({ sources }: Writing, said: Said, { source, confidence }: Sourced): ReportFact => ({
  ...said,
  sourceId: source ? sources.cite({ ...source, confidence }) : null,
  confidence,
});
