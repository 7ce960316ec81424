import { html, type Html } from '../../../platform/http/pages/html.js';
import type { ReportView } from '../view/index.js';
import { labels } from './labels.js';
import { mark } from './mark.js';
import type { PageAddresses } from './render-report-html.js';

/** The head of the page: the address, the one figure, the purchase, and how well its place was recognized. */
export function reportHead(view: ReportView, addresses: PageAddresses): Html {
  const { head, language } = view;
  const other = language === 'en' ? 'es' : 'en';
  const translation = inLanguage(addresses.page, other, addresses);
  return html`<header class="head">
    <div class="wrap">
      <div class="bar">
        <a class="home" href="${homeOf(view, addresses)}" aria-label="${labels[language].home}">${mark}</a>
        <a class="language" href="${translation}" lang="${other}" hreflang="${other}"
          >${labels[language].otherLanguage}</a
        >
      </div>
      <div class="opening">
        <div class="about">
          <p class="kicker">${head.kicker}</p>
          <h1>${head.address}</h1>
          <p class="stamp">${head.stamp}</p>
          ${actions(view, addresses)}
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
    ${purchase(view)}
  </header>`;
}

const inLanguage = (address: string, language: string, { older }: PageAddresses): string =>
  `${address}?lang=${language}${older ? `&version=${older.version}` : ''}`;

const homeOf = ({ language }: ReportView, { siteUrl }: PageAddresses): string =>
  language === 'en' ? `${siteUrl}/` : `${siteUrl}/es/`;

function actions(view: ReportView, addresses: PageAddresses): Html {
  const { language, exhibit } = view;
  const label = labels[language];
  const isOpen = !addresses.closed;
  const link = inLanguage(addresses.page, language, addresses);
  return html`<div class="actions" role="group" aria-label="${label.actions}">
      ${exhibit && html`<a class="button prime" href="${homeOf(view, addresses)}">${label.order}</a>`}
      ${addresses.pdf && html`<a class="button" href="${inLanguage(addresses.pdf, language, addresses)}">${label.savePdf}</a>`}
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

const purchase = ({ head }: ReportView): Html =>
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
