import type { ReportLanguage } from '@closewise/contracts/buyer';
import type { Block } from './blocks.js';

/** A report that nobody bought. */
export type Exhibit = 'sample' | 'demo';

/** Of a report that was refined since: which version this is, and which is the newest. */
export type OlderVersion = Readonly<{ version: number; newest: number }>;

/** A part of the report with its heading; `anchor` is its address inside the report, the same in both languages. */
export type ViewSection = Readonly<{
  anchor: string;
  title: string;
  introduction: string | null;
  blocks: readonly Block[];
}>;

/** The head of the first page: what is bought, and the one figure. */
export type ViewHead = Readonly<{
  kicker: string;
  address: string;
  /** The report's number and date, or that it is a sample. */
  stamp: string;
  factsTitle: string;
  facts: readonly Readonly<{ name: string; value: string }>[];
  headline: Readonly<{ label: string; amount: string; interval: string }>;
  /** What else it could be, and what is assumed. */
  scenario: readonly string[];
  /** How well the place was recognized, and what is missing of it. */
  place: string;
  missing: readonly string[];
}>;

/** What stands at the foot of the report. */
export type ViewFooter = Readonly<{
  brand: string;
  /** The site's address as people read it, and as a link. */
  site: string;
  siteUrl: string;
  written: string;
  advice: string;
}>;

/**
 * What is drawn of a report, in HTML and in PDF alike: every text in its language and every amount as it is printed. Nothing
 * is said twice: what the front says in full is not in the appendix.
 */
export type ReportView = Readonly<{
  language: ReportLanguage;
  title: string;
  exhibit: Exhibit | null;
  /** Written across each page of a demo. */
  mark: string | null;
  head: ViewHead;
  /** The report: the first three to five printed pages. */
  front: readonly ViewSection[];
  appendixTitle: string;
  appendixIntroduction: string;
  appendix: readonly ViewSection[];
  footer: ViewFooter;
}>;
