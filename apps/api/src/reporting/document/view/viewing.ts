import type { ReportDocument, ReportFee } from '@closewise/contracts/report-document';
import { formatsOf, type Formats } from '../writer/formats.js';
import type { SourceMark } from './blocks.js';
import type { Words } from './words/en.js';
import { words } from './words/index.js';

type Sourced = Readonly<{ sourceId: string; confidence?: SourceMark['level'] | null | undefined }>;

/** What every part of the view is made of. */
export type Viewing = Readonly<{
  document: ReportDocument;
  words: Words;
  formats: Formats;
  fee: (id: string) => ReportFee;
  /** Exact amounts have cents, the others are rounded as an estimate is. */
  amount: (fee: Pick<ReportFee, 'exact'>, cents: number) => string;
  sourceMark: (sourced: Sourced) => SourceMark;
}>;

/** Of a document that has passed its schema, so that every reference resolves. */
export function viewingOf(document: ReportDocument): Viewing {
  const fees = new Map(document.fees.map((fee) => [fee.id, fee]));
  const sources = new Map(document.sources.map((source) => [source.id, source]));
  const formats = formatsOf(document.language);
  const own = words[document.language];
  return {
    document,
    words: own,
    formats,
    fee: (id) => found(fees.get(id), id),
    amount: ({ exact }, cents) => (exact ? formats.exactMoney(cents) : formats.roughMoney(cents)),
    sourceMark: ({ sourceId, confidence }) => {
      const level = confidence ?? found(sources.get(sourceId), sourceId).confidence;
      return { id: sourceId, anchor: anchorOfSource(sourceId), level, confidence: own.confidence[level] };
    },
  };
}

/** Where a source stands in the list of sources. */
export const anchorOfSource = (id: string): string => `source-${id}`;

/** Where a fee stands in the appendix; ids of fees may hold dots, which addresses inside a page need not. */
export const anchorOfFee = (id: string): string => `fee-${id.replaceAll(/[^\w-]/g, '-')}`;

function found<Item>(item: Item | undefined, id: string): Item {
  if (item === undefined) throw new Error(`The report refers to ${id}, which it does not hold`);
  return item;
}
