import type { FeeCategory, LoanEstimateSection } from '@closewise/domain/closing-costs';
import type { CashToCloseRow } from '@closewise/contracts/report-document';

/** From where to where a bar goes, as shares (0 to 1) of the width that its chart has; a cut one is longer than the chart. */
export type Bar = Readonly<{ from: number; to: number; isCut?: boolean }>;

/** A reference to an entry of the list of sources. `anchor` is the entry's address inside the report. */
export type SourceMark = Readonly<{
  id: string;
  anchor: string;
  level: 'high' | 'medium' | 'low';
  confidence: string;
}>;

/** A row of the sum; the bars begin where the one before ended, so that they lead to the last, which is the whole. */
export type SumRow = Readonly<{
  part: CashToCloseRow | LoanEstimateSection;
  /** The letter of a section of the Loan Estimate; null for the others. */
  letter: string | null;
  name: string;
  amount: string;
  role: 'part' | 'less' | 'subtotal' | 'total';
  bar: Bar;
}>;

/** What adds up to the headline, as a table whose rows have bars. */
export type SumBlock = Readonly<{
  kind: 'sum';
  caption: string;
  columns: Readonly<{ name: string; chart: string; amount: string }>;
  rows: readonly SumRow[];
}>;

/** What is another than in the version before; `difference` is null where it is no amount. */
export type ChangesBlock = Readonly<{
  kind: 'changes';
  caption: string;
  columns: Readonly<{ name: string; before: string; after: string; difference: string | null }>;
  rows: readonly Readonly<{
    name: string;
    before: string;
    after: string;
    difference: string | null;
    role: 'part' | 'total';
  }>[];
}>;

/** What is required, negotiable and optional, side by side. */
export type KindsBlock = Readonly<{
  kind: 'kinds';
  title: string;
  kinds: readonly Readonly<{
    category: FeeCategory;
    name: string;
    amount: string;
    range: string | null;
    text: string;
    /** Where its fees are in the appendix. */
    anchor: string;
    link: string;
  }>[];
}>;

/** Named bars that begin at zero. */
export type BarsBlock = Readonly<{
  kind: 'bars';
  title: string;
  caption: string;
  items: readonly Readonly<{
    key: string;
    name: string;
    detail: string;
    amount: string;
    share: string;
    bar: Bar;
  }>[];
}>;

/** Named bars from a low to a high amount, in one scale. */
export type RangesBlock = Readonly<{
  kind: 'ranges';
  title: string;
  caption: string;
  items: readonly Readonly<{
    /** The place of the strategy among all of them, from 1. */
    rank: number;
    name: string;
    amount: string;
    bar: Bar;
    /** It saves nothing: it is paid on another day. */
    isLater: boolean;
    anchor: string;
  }>[];
}>;

/** What to negotiate, the largest amount first. */
export type StrategiesBlock = Readonly<{
  kind: 'strategies';
  items: readonly Readonly<{
    anchor: string;
    /** Its place among all strategies, from 1. */
    rank: number;
    title: string;
    amount: string;
    text: string;
    steps: readonly string[];
    /** With whom, what to say, which fees, by which rule: `said` is direct speech, `foreign` English law. */
    pairs: readonly Readonly<{ term: string; text: string; tone: 'plain' | 'said' | 'foreign' }>[];
  }>[];
}>;

/** Whom to call: with boxes to tick. */
export type CallsBlock = Readonly<{
  kind: 'calls';
  items: readonly Readonly<{
    anchor: string;
    who: string;
    amount: string;
    /** The names of the fees that this call is about, the dearest first. */
    fees: string;
    questions: readonly Readonly<{ about: string | null; text: string }>[];
  }>[];
}>;

/** What happens when. */
export type CalendarBlock = Readonly<{
  kind: 'calendar';
  items: readonly Readonly<{
    when: string;
    date: string | null;
    title: string;
    text: string;
    rule: string | null;
  }>[];
}>;

/** Every fee that the buyer may pay, with an empty column for the quote of a lender. */
export type QuotesBlock = Readonly<{
  kind: 'quotes';
  caption: string;
  columns: Readonly<{ name: string; low: string; typical: string; high: string; quote: string }>;
  groups: readonly Readonly<{
    section: LoanEstimateSection;
    letter: string | null;
    name: string;
    rows: readonly Readonly<{
      name: string;
      low: string;
      typical: string;
      high: string;
      /** Only in some purchases: `typical` says so in words. */
      isConditional: boolean;
      /** Where its working is in the appendix. */
      anchor: string;
    }>[];
  }>[];
}>;

/** Fees with all that is known of them. */
export type FeesBlock = Readonly<{
  kind: 'fees';
  title: string;
  fees: readonly Readonly<{
    anchor: string;
    name: string;
    amount: string;
    pairs: readonly FeePair[];
    /** By whom it is required, where it stands in the Loan Estimate, whether it may rise. */
    notes: readonly string[];
  }>[];
}>;

/** One thing about a fee. `said` is direct speech; `anchor` is where the report says it in full. */
export type FeePair = Readonly<{
  term: string;
  text: string;
  isSaid: boolean;
  source: SourceMark | null;
  anchor: string | null;
}>;

export type FactsBlock = Readonly<{
  kind: 'facts';
  facts: readonly Readonly<{ label: string; value: string; text: string; source: SourceMark | null }>[];
}>;

export type StepsBlock = Readonly<{
  kind: 'steps';
  steps: readonly Readonly<{ title: string; text: string }>[];
}>;

/** Sentences under each other; `checks` have boxes to tick. */
export type SentencesBlock = Readonly<{
  kind: 'remarks' | 'checks';
  title: string | null;
  sentences: readonly string[];
}>;

export type NoticesBlock = Readonly<{
  kind: 'notices';
  notices: readonly Readonly<{ title: string; text: string; source: SourceMark }>[];
}>;

export type SourcesBlock = Readonly<{
  kind: 'sources';
  title: string;
  sources: readonly Readonly<{
    id: string;
    anchor: string;
    name: string;
    /** The language of the name, where it is not the report's. */
    foreign: string | null;
    caveat: string | null;
    effective: string | null;
    level: 'high' | 'medium' | 'low';
    confidence: string;
    url: string | null;
  }>[];
}>;

/** What a section can hold. Each kind is drawn once in HTML and once in PDF. */
export type Block =
  | SumBlock
  | ChangesBlock
  | KindsBlock
  | BarsBlock
  | RangesBlock
  | StrategiesBlock
  | CallsBlock
  | CalendarBlock
  | QuotesBlock
  | FeesBlock
  | FactsBlock
  | StepsBlock
  | SentencesBlock
  | NoticesBlock
  | SourcesBlock;
