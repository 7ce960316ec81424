import type { Bilingual, FeeLine, FeeSource } from '../estimate.js';
import type { Jurisdiction } from '../jurisdiction/index.js';
import type { Purchase } from '../purchase.js';
import type { Workings } from '../workings/step.js';

/** A line without an amount for one kind of purchase; null for any other. */
export type Notice = (purchase: Purchase) => FeeLine | null;

type NoticeTerms = Readonly<{
  key: string;
  name: Bilingual;
  whoToContact: Bilingual;
  whatToAskFor: Bilingual;
  source: FeeSource;
  /** The state whose rule it is; absent for a national rule. */
  state?: string;
  workings?: Workings;
}>;

const place = (state: string | undefined): Pick<FeeLine, 'level' | 'jurisdiction'> => {
  const jurisdiction: Jurisdiction = state ? { kind: 'state', name: state } : { kind: 'nation' };
  return { level: state ? 'state' : 'federal', jurisdiction };
};

/** A notice's line, with every amount zero. */
export const noticeLine = (terms: NoticeTerms): FeeLine => ({
  key: `notice.${terms.key}`,
  kind: 'other',
  name: terms.name,
  section: 'H',
  category: 'optional',
  tolerance: null,
  requiredBy: null,
  ...place(terms.state),
  shares: { buyerCents: 0, sellerCents: 0, lenderCents: 0 },
  range: { lowCents: 0, typicalCents: 0, highCents: 0 },
  exact: false,
  workings: terms.workings ?? [{ kind: 'no-amount' }],
  source: terms.source,
  whoToContact: terms.whoToContact,
  whatToAskFor: terms.whatToAskFor,
});

/** A notice with the same text for every purchase it applies to. */
export function notice(applies: (purchase: Purchase) => boolean, terms: NoticeTerms): Notice {
  const line = noticeLine(terms);
  return (purchase) => (applies(purchase) ? line : null);
}

/** A statute or regulation; `url` only if its official page is known. */
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

/** A rule in an agency's or Fannie Mae's guide. */
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

/** Common practice without a known publication. */
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
