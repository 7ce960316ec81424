import type { ReportLanguage } from '@closewise/contracts/buyer';
import type { ReportDocument } from '@closewise/contracts/report-document';
import type { PaymentStanding } from '@closewise/domain/billing/facts';
import { html, type Html } from '../../../platform/http/pages/html.js';
import {
  viewReport,
  type Exhibit,
  type OlderVersion,
  type ReportView,
  type ViewSection,
} from '../view/index.js';
import { drawSection } from './draw-section.js';
import { labels } from './labels.js';
import { pageFrame } from './page-frame.js';
import { reportStyle } from './page-styles.js';
import { reportFoot } from './report-foot.js';
import { reportHead } from './report-head.js';

/** Where the page stands. Absolute, so that its links work in a copy that was saved. */
export type PageAddresses = Readonly<{
  /** The origin of the site, without a path. */
  siteUrl: string;
  /** The report's own address, without a language. */
  page: string;
  /** The same as a PDF, without a language; null where there is none. */
  pdf: string | null;
  /** Where premium is added to it; null where it has it already, or nobody sells it. */
  premium: string | null;
  /** Where its owner corrects it, in the language of the report; null where nobody owns it. */
  refine?: Readonly<Record<ReportLanguage, string>> | null;
  /** Why it can be neither corrected nor extended, although it stays readable. */
  closed?: Exclude<PaymentStanding, 'stands'> | null;
  /** Of an older version: the links stay with it. */
  older?: OlderVersion | null;
}>;

/** The report as one HTML file that needs no other; `pagePolicy` allows what stands in it. */
export function renderReportHtml(
  document: ReportDocument,
  addresses: PageAddresses,
  exhibit: Exhibit | null = null,
): string {
  const view = viewReport(document, { exhibit, older: addresses.older ?? null, siteUrl: addresses.siteUrl });
  return pageFrame({
    language: view.language,
    title: view.title,
    style: reportStyle,
    hasScript: true,
    mark: view.mark,
    content: html`${reportHead(view, addresses)}
      <div class="layout">
        ${tableOfContents(view)}
        <main id="report">
          ${view.front.map((section, index) => drawSection(view, section, index + 1))}
          <div class="divider" id="appendix">
            <h2>${view.appendixTitle}</h2>
            <p>${view.appendixIntroduction}</p>
          </div>
          ${view.appendix.map((section, index) => drawSection(view, section, view.front.length + index + 1))}
        </main>
      </div>
      ${reportFoot(view)}`,
  });
}

function tableOfContents({ language, front, appendixTitle, appendix }: ReportView): Html {
  const entries = (sections: readonly ViewSection[]) =>
    sections.map(({ anchor, title }) => html`<li><a href="#${anchor}">${title}</a></li>`);
  return html`<nav class="contents" aria-labelledby="contents-title">
    <h2 id="contents-title">${labels[language].contents}</h2>
    <ol>
      ${entries(front)}
    </ol>
    <p>${appendixTitle}</p>
    <ol class="further">
      ${entries(appendix)}
    </ol>
  </nav>`;
}
