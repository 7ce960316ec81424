import type { ReportDocument } from '@closewise/contracts/report-document';
import { type Viewing, anchors, viewingOf } from './viewing.js';
import { viewComparables, viewLocalInsights, viewMarketAnalysis, viewPremium } from './view-facts.js';
import { viewFees } from './view-fees.js';
import { viewFigures } from './view-figures.js';
import { viewMoreStrategies, viewNegotiation } from './view-strategies.js';
import { viewNotices } from './view-notices.js';
import { viewCalendar } from './view-calendar.js';
import { viewChanges } from './view-changes.js';
import { viewCalls } from './view-calls.js';
import { viewCostSummary } from './view-cost-summary.js';
import { viewHead } from './view-head.js';
import { viewPayees } from './view-payees.js';
import { viewQuotes } from './view-quotes.js';
import type { ReportView, Showing, ViewFooter, ViewSection } from './report-view.js';

/** Builds the view of a valid document. To add a section, add its function to one of the two lists. */
export function viewReport(
  document: ReportDocument,
  { exhibit, older = null, orderNumber = null, siteUrl }: Showing,
): ReportView {
  const viewing = viewingOf(document);
  const { words } = viewing;
  return {
    language: document.language,
    title: exhibit ? words.exhibits[exhibit].title : words.documentTitle(document.property.address),
    exhibit,
    mark: exhibit === 'demo' ? words.exhibits.demo.mark : null,
    head: viewHead(viewing, { exhibit, older, orderNumber }),
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
