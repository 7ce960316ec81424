import type { ReportLanguage } from '@closewise/contracts/buyer';
import type { Block } from './blocks.js';

/** A report that is shown without a purchase. */
export type Exhibit = 'sample' | 'demo';

/** The number of an older version, and of the newest. */
export type OlderVersion = Readonly<{ version: number; newest: number }>;

/** Options for displaying a report. */
export type Showing = Readonly<{
  /** Set for samples and demos. */
  exhibit: Exhibit | null;
  /** Set if a newer version is readable. */
  older?: OlderVersion | null;
  /** The order number; null without a purchase. */
  orderNumber?: string | null;
  /** The origin of the site, without a path. */
  siteUrl: string;
}>;

/** A section of the report. `anchor` is the same in all languages. */
export type ViewSection = Readonly<{
  anchor: string;
  title: string;
  introduction: string | null;
  blocks: readonly Block[];
}>;

/** The head of the first page: the purchase and its cash to close. */
export type ViewHead = Readonly<{
  kicker: string;
  address: string;
  /** Order number and date, or that it is a sample. */
  stamp: string;
  factsTitle: string;
  facts: readonly Readonly<{ name: string; value: string }>[];
  headline: Readonly<{ label: string; amount: string; interval: string }>;
  /** The alternative total, and the assumptions. */
  scenario: readonly string[];
  /** How precisely the place was recognized, and what is missing. */
  place: string;
  missing: readonly string[];
}>;

/** The footer of the report. */
export type ViewFooter = Readonly<{
  brand: string;
  /** The site's URL for display, and as a link. */
  site: string;
  siteUrl: string;
  written: string;
  advice: string;
}>;

/**
 * The content of a report as drawn in HTML and PDF: final texts and formatted amounts. The appendix does not repeat what the
 * front says in full.
 */
export type ReportView = Readonly<{
  language: ReportLanguage;
  title: string;
  exhibit: Exhibit | null;
  /** The watermark of a demo. */
  mark: string | null;
  head: ViewHead;
  /** The main part: the first three to five printed pages. */
  front: readonly ViewSection[];
  appendixTitle: string;
  appendixIntroduction: string;
  appendix: readonly ViewSection[];
  footer: ViewFooter;
}>;
