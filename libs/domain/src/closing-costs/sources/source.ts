import { z } from 'zod';

/**
 * The kind of text a figure comes from. `published-survey`: a third party's page or collection that repeats a law or
 * tariff; `unverified`: not checked again.
 */
const provenances = [
  'law',
  'tariff',
  'official-page',
  'published-survey',
  'market-assumption',
  'unverified',
] as const;

/** What a reader must know about a cited publication. */
const citationRemarks = [
  'amount-not-published',
  'practice-not-published',
  'not-rechecked',
  'payer-assumed',
  'points-interpolated',
  'may-be-superseded',
  'next-year-not-confirmed',
  'quoted-in-survey',
  'range-from-averages',
] as const;
export type CitationRemark = (typeof citationRemarks)[number];

/** The basis of a figure without a citation. */
const assumptions = ['market-range', 'common-practice', 'national-averages'] as const;
type Assumption = (typeof assumptions)[number];

const address = {
  /** Null if the text has no page. */
  url: z.string().nullable(),
  /**
   * ISO date when the page was read. Null throughout the first data, which has one date (`asOf`) per file. Not shown to
   * readers.
   */
  dateChecked: z.iso.date().nullable(),
};

const citation = z.strictObject({
  /** The publisher: a state for its laws, an office, an insurer, a site. */
  publisher: z.string().min(1),
  /** As the publication or law is cited, in its own language. */
  title: z.string().min(1),
  ...address,
  provenance: z.enum(provenances).exclude(['market-assumption']),
  remarks: z.array(z.enum(citationRemarks)),
});

const assumption = z.strictObject({
  publisher: z.null(),
  title: z.null(),
  ...address,
  provenance: z.literal('market-assumption'),
  assumption: z.enum(assumptions),
});

/** Where a figure comes from: a publication, or an assumption labeled as one. */
export const source = z.discriminatedUnion('provenance', [citation, assumption]);
export type DataSource = Readonly<z.infer<typeof source>>;

/** The engine's assumed interest rate, in percent a year; all three are equal if the input names a rate. */
export type AssumedRate = Readonly<{
  publisher: null;
  title: null;
  url: null;
  dateChecked: null;
  provenance: 'market-assumption';
  assumption: 'interest-rate';
  yearlyPercents: Readonly<{ low: number; typical: number; high: number }>;
}>;

export type Source = DataSource | AssumedRate;

/** A range without a published source. */
export const marketRange: DataSource = {
  publisher: null,
  title: null,
  url: null,
  dateChecked: null,
  provenance: 'market-assumption',
  assumption: 'market-range',
};

/** One language's texts about sources. A missing id does not compile. */
export type SourceTexts = Readonly<{
  /** Shown instead of a name if nothing is cited. */
  assumptions: Readonly<Record<Assumption, string>>;
  assumedRate: (yearlyPercents: AssumedRate['yearlyPercents']) => string;
  /** Appended to the name. */
  behindName: Readonly<Record<CitationRemark, string>>;
  /** A sentence of its own. */
  caveats: Readonly<Record<CitationRemark, string>>;
}>;
