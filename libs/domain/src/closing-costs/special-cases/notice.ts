import type { Bilingual, FeeLine, FeeSource } from '../estimate.js';
import type { Jurisdiction } from '../jurisdiction/index.js';
import type { Purchase } from '../purchase.js';
import type { Workings } from '../workings/index.js';

/** A line without an amount about purchases of one kind; null for any other purchase. */
export type Notice = (purchase: Purchase) => FeeLine | null;

export type NoticeTerms = Readonly<{
  key: string;
  name: Bilingual;
  whoToContact: Bilingual;
  whatToAskFor: Bilingual;
  source: FeeSource;
  /** The state whose rule it is; a rule of the nation without one. */
  state?: string;
  workings?: Workings;
}>;

const place = (state: string | undefined): Pick<FeeLine, 'level' | 'jurisdiction'> => {
  const jurisdiction: Jurisdiction = state ? { kind: 'state', name: state } : { kind: 'nation' };
  return { level: state ? 'state' : 'federal', jurisdiction };
};

/** The line of a notice: every amount is nothing. */
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

/** A notice whose words are the same for every purchase that it is for. */
export function notice(applies: (purchase: Purchase) => boolean, terms: NoticeTerms): Notice {
  const line = noticeLine(terms);
  return (purchase) => (applies(purchase) ? line : null);
}
