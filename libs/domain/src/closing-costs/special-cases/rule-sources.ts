import type { FeeSource } from '../estimate.js';

/** A statute or regulation; `url` only where its official page is known. */
export const law = (publisher: string, title: string, url: string | null = null): FeeSource => ({
  publisher,
  title,
  url,
  dateChecked: null,
  provenance: 'law',
  remarks: [],
  effectiveFrom: null,
  confidence: 'high',
});

/** A rule of an agency or of Fannie Mae, as its guide has it. */
export const guide = (publisher: string, title: string): FeeSource => ({
  publisher,
  title,
  url: null,
  dateChecked: null,
  provenance: 'official-page',
  remarks: ['not-rechecked'],
  effectiveFrom: null,
  confidence: 'medium',
});

/** What is usual, and written nowhere that we know. */
export const commonPractice: FeeSource = {
  publisher: null,
  title: null,
  url: null,
  dateChecked: null,
  provenance: 'market-assumption',
  assumption: 'common-practice',
  effectiveFrom: null,
  confidence: 'low',
};
