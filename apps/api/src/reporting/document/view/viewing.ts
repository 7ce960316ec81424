import type { ReportDocument, ReportFee } from '@closewise/contracts/report-document';
import { formatsOf, type Formats } from '../writer/formats.js';
import type { SourceMark } from './blocks.js';
import { reportTexts, type ReportTexts } from '../../texts/index.js';

/** The anchors of the report's sections, the same in all languages. */
export const anchors = {
  changes: 'what-changed',
  costSummary: 'cost-summary',
  whoGetsPaid: 'who-gets-paid',
  negotiationStrategies: 'negotiation-strategies',
  contacts: 'contacts',
  closingTimeline: 'closing-timeline',
  allFees: 'all-fees',
  notices: 'notices',
  moreStrategies: 'more-strategies',
  requiredFees: 'required-fees',
  negotiableFees: 'negotiable-fees',
  optionalFees: 'optional-fees',
  marketAnalysis: 'market-analysis',
  comparableProperties: 'comparable-properties',
  localInsights: 'local-insights',
  figures: 'figures-and-sources',
} as const;

type Sourced = Readonly<{ sourceId: string; confidence?: SourceMark['level'] | null | undefined }>;

/** What every part of the view is built from. */
export type Viewing = Readonly<{
  document: ReportDocument;
  words: ReportTexts['view'];
  formats: Formats;
  fee: (id: string) => ReportFee;
  /** Formats an amount of a fee: with cents if exact, otherwise rounded. */
  amount: (fee: Pick<ReportFee, 'exact'>, cents: number) => string;
  sourceMark: (sourced: Sourced) => SourceMark;
}>;

/** Expects a valid document, so that every reference resolves. */
export function viewingOf(document: ReportDocument): Viewing {
  const fees = new Map(document.fees.map((fee) => [fee.id, fee]));
  const sources = new Map(document.sources.map((source) => [source.id, source]));
  const formats = formatsOf(document.language);
  const words = reportTexts[document.language].view;
  return {
    document,
    words,
    formats,
    fee: (id) => found(fees.get(id), id),
    amount: ({ exact }, cents) => (exact ? formats.exactMoney(cents) : formats.roughMoney(cents)),
    sourceMark: ({ sourceId, confidence }) => {
      const level = confidence ?? found(sources.get(sourceId), sourceId).confidence;
      return { id: sourceId, anchor: anchorOfSource(sourceId), level, confidence: words.confidence[level] };
    },
  };
}

/** The anchor of a source in the list of sources. */
export const anchorOfSource = (id: string): string => `source-${id}`;

/** The anchor of a fee in the appendix, without the dots of its id. */
export const anchorOfFee = (id: string): string => `fee-${id.replaceAll(/[^\w-]/g, '-')}`;

function found<Item>(item: Item | undefined, id: string): Item {
  if (item === undefined) throw new Error(`The report refers to ${id}, which it does not hold`);
  return item;
}
