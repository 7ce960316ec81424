import type { ReportLanguage } from '@closewise/contracts/buyer';
import type { PaymentStanding } from '@closewise/domain/billing/facts';
import { html, type Html } from '../../../platform/http/pages/html.js';
import type { OlderVersion, ReportView } from '../view/report-view.js';
import { otherLanguages, reportTexts } from '../../texts/index.js';
import { homePages, mark } from './page-frame.js';

/** The page's URLs. They are absolute, so that links work in a saved copy. */
export type PageAddresses = Readonly<{
  /** The origin of the site, without a path. */
  siteUrl: string;
  /** The report's URL, without a language. */
  page: string;
  /** The PDF's URL, without a language; null without a PDF. */
  pdf: string | null;
  /** Where premium can be bought; null if the report has it or it is not sold. */
  premium: string | null;
  /** Where the owner corrects the report, by language; null for samples and demos. */
  refine?: Readonly<Record<ReportLanguage, string>> | null;
  /** Why the report can no longer be corrected or extended. */
  closed?: Exclude<PaymentStanding, 'stands'> | null;
  /** Set if an older version is shown; links then lead to that version. */
  older?: OlderVersion | null;
  /** The order number; null without a purchase. */
  orderNumber?: string | null;
}>;

/** The page's head: address, cash to close, purchase facts, and how precisely the place was recognized. */
export function drawReportHead(view: ReportView, addresses: PageAddresses): Html {
  const { head, language } = view;
  return html`<header class="head">
    <div class="wrap">
      <div class="bar">
        <a class="home" href="${homeUrl(view, addresses)}" aria-label="${reportTexts[language].page.home}"
          >${mark}</a
        >
        ${otherLanguages(language).map((other) => languageLink(other, addresses))}
      </div>
      <div class="opening">
        <div class="about">
          <p class="kicker">${head.kicker}</p>
          <h1>${head.address}</h1>
          <p class="stamp">${head.stamp}</p>
          ${drawActions(view, addresses)}
        </div>
        <div class="closing-sheet">
          <p class="total">
            <span>${head.headline.label}</span>
            <b>${head.headline.amount}</b>
            <span>${head.headline.interval}</span>
          </p>
          ${head.scenario.map((sentence) => html`<p class="scenario">${sentence}</p>`)}
        </div>
      </div>
    </div>
    ${drawPurchase(view)}
  </header>`;
}

function languageLink(language: ReportLanguage, addresses: PageAddresses): Html {
  const href = urlInLanguage(addresses.page, language, addresses);
  const { readInThisLanguage } = reportTexts[language].page;
  return html`<a class="language" href="${href}" lang="${language}" hreflang="${language}"
    >${readInThisLanguage}</a
  >`;
}

const urlInLanguage = (address: string, language: string, { older }: PageAddresses): string =>
  `${address}?lang=${language}${older ? `&version=${older.version}` : ''}`;

const homeUrl = ({ language }: ReportView, { siteUrl }: PageAddresses): string =>
  `${siteUrl}${homePages[language]}`;

function drawActions(view: ReportView, addresses: PageAddresses): Html {
  const { language, exhibit } = view;
  const label = reportTexts[language].page;
  const isOpen = !addresses.closed;
  const link = urlInLanguage(addresses.page, language, addresses);
  return html`<div class="actions" role="group" aria-label="${label.actions}">
      ${exhibit && html`<a class="button prime" href="${homeUrl(view, addresses)}">${label.order}</a>`}
      ${addresses.pdf && html`<a class="button" href="${urlInLanguage(addresses.pdf, language, addresses)}">${label.savePdf}</a>`}
      ${isOpen && addresses.premium && html`<a class="button" href="${addresses.premium}">${label.addPremium}</a>`}
      ${isOpen && addresses.refine && html`<a class="button" href="${addresses.refine[language]}">${label.refine}</a>`}
      <button class="button" type="button" id="print" hidden>${label.print}</button>
      <button
        class="button"
        type="button"
        id="copy-link"
        data-link="${link}"
        data-copied="${label.copied}"
        hidden
      >
        ${label.copyLink}
      </button>
      <span id="copied" role="status"></span>
    </div>
    ${addresses.closed && html`<p class="hint closed">${label.closed[addresses.closed]}</p>`}
    ${!exhibit && html`<p class="hint">${label.saveHint}</p>`}`;
}

const drawPurchase = ({ head }: ReportView): Html =>
  html`<div class="purchase">
    <div class="wrap">
      <h2 class="unseen">${head.factsTitle}</h2>
      <dl>
        ${head.facts.map(
          ({ name, value }) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
      <p class="place">
        ${head.place} ${head.missing.map((sentence) => html`<strong>${sentence}</strong> `)}
      </p>
    </div>
  </div>`;

/** The page's footer: site, date and disclaimer. */
export const drawReportFoot = ({ footer }: ReportView): Html =>
  html`<footer class="foot">
    <div class="wrap">
      ${mark}
      <p><a href="${footer.siteUrl}">${footer.site}</a></p>
      <p>${footer.written}</p>
      <p>${footer.advice}</p>
    </div>
  </footer>`;
