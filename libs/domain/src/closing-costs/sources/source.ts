import { z } from 'zod';

/**
 * What kind of text a figure comes from. `published-survey` is a page or a collection of others, who pass a law or a
 * tariff on; `unverified` is what was not looked up again.
 */
export const provenances = [
  'law',
  'tariff',
  'official-page',
  'published-survey',
  'market-assumption',
  'unverified',
] as const;
export type Provenance = (typeof provenances)[number];

/** What a reader must know of a publication that is cited. */
export const citationRemarks = [
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

/** What a figure is taken from where nothing is cited. */
export const assumptions = ['market-range', 'common-practice', 'national-averages'] as const;
export type Assumption = (typeof assumptions)[number];

const address = {
  /** The address of the page, or null where the text has none. */
  url: z.string().nullable(),
  /**
   * ISO date on which the page was read. Null in all of the first data: they were collected with one date for the rules
   * of a whole file, its `asOf`, and none for the reading of each page. Nothing shows the field to a reader.
   */
  dateChecked: z.iso.date().nullable(),
};

const citation = z.strictObject({
  /** Who answers for the text: a state for its law, an office, an insurer, a site. */
  publisher: z.string().min(1),
  /** As the publication or the law is cited, in its own language. */
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

/** Where a figure of the data comes from: a publication, or an assumption that is called one. */
export const source = z.discriminatedUnion('provenance', [citation, assumption]);
export type DataSource = Readonly<z.infer<typeof source>>;

/** The engine's own assumption of an interest rate, in percent a year; all three alike: the rate that the input names. */
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

/** A range that nobody publishes. */
export const marketRange: DataSource = {
  publisher: null,
  title: null,
  url: null,
  dateChecked: null,
  provenance: 'market-assumption',
  assumption: 'market-range',
};
