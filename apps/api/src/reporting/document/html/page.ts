import type { ReportDocument, ReportFee, ReportSource } from '@closewise/contracts/report-document';
import { formatsOf, type Formats } from '../writer/formats.js';
import { labels } from './labels.js';
import type { Labels } from './labels.en.js';

/** A report that nobody bought. */
export type Exhibit = 'sample' | 'demo';

/** What each part of the page draws from. */
export type Page = Readonly<{
  document: ReportDocument;
  /** Set where it is shown to everybody, and belongs to nobody. */
  exhibit: Exhibit | null;
  labels: Labels;
  formats: Formats;
  fee: (id: string) => ReportFee;
  source: (id: string) => ReportSource;
}>;

/** The page of a document that has passed its schema, so that every reference resolves. */
export function pageOf(document: ReportDocument, exhibit: Exhibit | null = null): Page {
  const fees = new Map(document.fees.map((fee) => [fee.id, fee]));
  const sources = new Map(document.sources.map((source) => [source.id, source]));
  return {
    document,
    exhibit,
    labels: labels[document.language],
    formats: formatsOf(document.language),
    fee: (id) => found(fees.get(id), id),
    source: (id) => found(sources.get(id), id),
  };
}

function found<Item>(item: Item | undefined, id: string): Item {
  if (item === undefined) throw new Error(`The report refers to ${id}, which it does not hold`);
  return item;
}
