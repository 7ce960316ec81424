import type { FeeCategory, LoanEstimateSection } from '@closewise/domain/closing-costs';
import type { CashToCloseRow } from '@closewise/contracts/report-document';

/** A bar from `from` to `to`, as shares (0 to 1) of the chart's width. `isCut` marks a bar longer than the chart. */
export type Bar = Readonly<{ from: number; to: number; isCut?: boolean }>;

/** A reference to an entry in the list of sources. `anchor` is the entry's anchor in the report. */
export type SourceMark = Readonly<{
  id: string;
  anchor: string;
  level: 'high' | 'medium' | 'low';
  confidence: string;
}>;

/** A row of the waterfall. Each bar starts where the previous one ended; the last is the total. */
export type SumRow = Readonly<{
  part: CashToCloseRow | LoanEstimateSection;
  /** The letter of a Loan Estimate section; null for other rows. */
  letter: string | null;
  name: string;
  amount: string;
  role: 'part' | 'less' | 'subtotal' | 'total';
  bar: Bar;
}>;

/** What adds up to the cash to close, as a table with bars. */
export type SumBlock = Readonly<{
  kind: 'sum';
  caption: string;
  columns: Readonly<{ name: string; chart: string; amount: string }>;
  rows: readonly SumRow[];
}>;

/** What changed since the previous version. `difference` is null for values that are not amounts. */
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

/** Required, negotiable and optional fees, side by side. */
export type KindsBlock = Readonly<{
  kind: 'kinds';
  title: string;
  kinds: readonly Readonly<{
    category: FeeCategory;
    name: string;
    amount: string;
    range: string | null;
    text: string;
    /** The anchor of its fees in the appendix. */
    anchor: string;
    link: string;
  }>[];
}>;

/** A bar chart from zero. */
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

/** A chart of ranges on one scale. */
export type RangesBlock = Readonly<{
  kind: 'ranges';
  title: string;
  caption: string;
  items: readonly Readonly<{
    /** The rank among all strategies, from 1. */
    rank: number;
    name: string;
    amount: string;
    bar: Bar;
    /** Whether the amount is not saved but only paid later. */
    isLater: boolean;
    anchor: string;
  }>[];
}>;

/** Negotiation strategies, largest amount first. */
export type StrategiesBlock = Readonly<{
  kind: 'strategies';
  items: readonly Readonly<{
    anchor: string;
    /** The rank among all strategies, from 1. */
    rank: number;
    title: string;
    amount: string;
    text: string;
    steps: readonly string[];
    /** Party, script, fees and legal rule. `said` is direct speech, `foreign` is English legal text. */
    pairs: readonly Readonly<{ term: string; text: string; tone: 'plain' | 'said' | 'foreign' }>[];
  }>[];
}>;

/** Calls to make, with checklists. */
export type CallsBlock = Readonly<{
  kind: 'calls';
  items: readonly Readonly<{
    anchor: string;
    who: string;
    amount: string;
    /** The names of the fees that this call is about, largest first. */
    fees: string;
    questions: readonly Readonly<{ about: string | null; text: string }>[];
  }>[];
}>;

/** A timeline. */
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

/** All fees that the buyer may pay, with an empty column for a lender's quote. */
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
      /** Whether it applies to some purchases only; `typical` then says so in words. */
      isConditional: boolean;
      /** The anchor of its calculation in the appendix. */
      anchor: string;
    }>[];
  }>[];
}>;

/** Fees with all their details. */
export type FeesBlock = Readonly<{
  kind: 'fees';
  title: string;
  fees: readonly Readonly<{
    anchor: string;
    name: string;
    amount: string;
    pairs: readonly FeePair[];
    /** The party that requires it, its Loan Estimate section, and its tolerance. */
    notes: readonly string[];
  }>[];
}>;

/** One detail of a fee. `isSaid` marks direct speech; `anchor` leads to the full text elsewhere in the report. */
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

/** A list of sentences; `checks` is a checklist. */
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
    /** The language of the name, if it differs from the report's. */
    foreign: string | null;
    caveat: string | null;
    effective: string | null;
    level: 'high' | 'medium' | 'low';
    confidence: string;
    url: string | null;
  }>[];
}>;

/** The content blocks of a section. Each kind is drawn once in HTML and once in PDF. */
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
