import type { ReportDocument } from '@closewise/contracts/report-document';
import { anchors } from './anchors.js';
import { viewComparables } from './appendix/view-comparables.js';
import { viewLocalInsights, viewMarketAnalysis } from './appendix/view-facts.js';
import { viewFees } from './appendix/view-fees.js';
import { viewFigures } from './appendix/view-figures.js';
import { viewMoreStrategies } from './appendix/view-more-strategies.js';
import { viewNotices } from './appendix/view-notices.js';
import { viewPremium } from './appendix/view-premium.js';
import { viewCalendar } from './front/view-calendar.js';
import { viewChanges } from './front/view-changes.js';
import { viewCalls } from './front/view-calls.js';
import { viewCostSummary } from './front/view-cost-summary.js';
import { viewHead } from './front/view-head.js';
import { viewNegotiation } from './front/view-negotiation.js';
import { viewPayees } from './front/view-payees.js';
import { viewQuotes } from './front/view-quotes.js';
import type { Exhibit, OlderVersion, ReportView, ViewFooter, ViewSection } from './report-view.js';
import { viewingOf, type Viewing } from './viewing.js';

export type Showing = Readonly<{
  /** Set where the report is shown to everybody, and belongs to nobody. */
  exhibit: Exhibit | null;
  /** Set where a newer version can be read. */
  older?: OlderVersion | null;
  /** The origin of the site, without a path. */
  siteUrl: string;
}>;

/** What is drawn of a document that has passed its schema. A section is added by one more function in one of the two lists. */
export function viewReport(
  document: ReportDocument,
  { exhibit, older = null, siteUrl }: Showing,
): ReportView {
  const viewing = viewingOf(document);
  const { words } = viewing;
  return {
    language: document.language,
    title: exhibit ? words.exhibits[exhibit].title : words.documentTitle(document.property.address),
    exhibit,
    mark: exhibit === 'demo' ? words.exhibits.demo.mark : null,
    head: viewHead(viewing, { exhibit, older, siteUrl }),
    front: sectionsOf([
      ...(document.changes ? [viewChanges(viewing, document.changes)] : []),
      viewCostSummary(viewing),
      viewPayees(viewing),
      viewNegotiation(viewing),
      viewCalls(viewing),
      viewCalendar(viewing),
      viewQuotes(viewing),
    ]),
    appendixTitle: words.appendix.title,
    appendixIntroduction: words.appendix.introduction,
    appendix: sectionsOf([
      viewNotices(viewing),
      viewMoreStrategies(viewing),
      ...viewFeeLists(viewing),
      viewMarketAnalysis(viewing),
      viewComparables(viewing),
      viewLocalInsights(viewing),
      ...(document.premium ? viewPremium(viewing, document.premium) : []),
      viewFigures(viewing),
    ]),
    footer: viewFooter(viewing, siteUrl),
  };
}

const sectionsOf = (sections: readonly (ViewSection | null)[]): ViewSection[] =>
  sections.filter((section) => section !== null);

function viewFeeLists(viewing: Viewing): (ViewSection | null)[] {
  const { requiredFees, negotiableFees, optionalFees } = viewing.document.sections;
  return [
    viewFees(viewing, { anchor: anchors.requiredFees, ...requiredFees }),
    viewFees(viewing, {
      anchor: anchors.negotiableFees,
      title: negotiableFees.title,
      feeIds: negotiableFees.fees.map(({ feeId }) => feeId),
      scripts: new Map(negotiableFees.fees.map(({ feeId, ...script }) => [feeId, script])),
    }),
    viewFees(viewing, { anchor: anchors.optionalFees, ...optionalFees }),
  ];
}

const viewFooter = ({ document, words, formats }: Viewing, siteUrl: string): ViewFooter => ({
  brand: 'Closewise',
  site: siteUrl.replace(/^https?:\/\//, ''),
  siteUrl,
  written: words.footer.written(formats.date(document.generatedAt)),
  advice: words.footer.advice,
});
