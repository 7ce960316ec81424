import { html, type Html } from '../../../platform/http/pages/html.js';
import type { Exhibit, Page } from './page.js';
import { plat } from './plat.js';

/** The head of the report: address, total, the purchase, and how well its place was recognized. */
export function purchaseSheet(page: Page): Html {
  const { document, exhibit, labels } = page;
  const { property, language } = document;
  const other = language === 'en' ? 'es' : 'en';
  return html`<header class="head">
    ${plat}
    <div class="wrap">
      <div class="bar">
        <span class="brand">Closewise</span>
        <a class="language" href="?lang=${other}" lang="${other}" hreflang="${other}"
          >${labels.otherLanguage}</a
        >
      </div>
      <div class="opening">
        <div>
          <p class="kicker">${exhibit ? labels.exhibits[exhibit].kicker : labels.kicker}</p>
          <h1>${property.address}</h1>
          ${exhibit ? exhibitNotice(page, exhibit) : stamp(page)}
        </div>
        <div class="closing-sheet">
          <h2>${labels.property.heading}</h2>
          ${purchaseFacts(page)} ${headline(page)}
        </div>
      </div>
      <div class="place">
        <p>${property.place.summary}</p>
        ${property.place.missing.map((sentence) => html`<p><strong>${sentence}</strong></p>`)}
      </div>
    </div>
  </header>`;
}

function stamp({ document, labels, formats }: Page): Html {
  return html`<p class="stamp">
      ${labels.reportNumber} ${document.reportId}. ${labels.generated}
      ${formats.dateAndTime(document.generatedAt)}.
    </p>
    <p class="hint">${labels.saveHint}</p>`;
}

function exhibitNotice({ document, labels }: Page, exhibit: Exhibit): Html {
  const home = document.language === 'en' ? '/' : '/es/';
  return html`<p class="stamp">${labels.exhibits[exhibit].notice}</p>
    <p class="hint"><a class="language" href="${home}">${labels.exhibits[exhibit].order}</a></p>`;
}

function headline(page: Page): Html {
  const { labels, formats } = page;
  const { cashToClose } = page.document.sections.costSummary;
  if (!cashToClose) return headlineOfEarlierReport(page);
  const { headlineCents, interval, otherScenario, assumptions } = cashToClose;
  return html`<p class="total">
      <span>${labels.bring}</span>
      <b>${formats.dollars(headlineCents)}</b>
      <span>${interval}</span>
    </p>
    <p class="agent">${otherScenario && `${otherScenario.text} `}${assumptions}</p>`;
}

/** Reports of before November 2026 show the fees without the down payment, and the agent's part of them. */
function headlineOfEarlierReport({ document, labels, formats }: Page): Html {
  const { totals, agentCompensation } = document.sections.costSummary;
  const { lowCents, typicalCents, highCents } = totals.atClosing;
  return html`<p class="total">
      <span>${labels.total}</span>
      <b>${formats.money(typicalCents)}</b>
      <span>${labels.range(formats.roughMoney(lowCents), formats.roughMoney(highCents))}</span>
    </p>
    ${agentCompensation && html`<p class="agent">${agentCompensation.text}</p>`}`;
}

function purchaseFacts({ document, labels, formats }: Page): Html {
  const { property } = document;
  const kind = labels.propertyTypes[property.propertyType];
  const loan =
    property.loanAmountCents > 0
      ? `${formats.money(property.loanAmountCents)}, ${labels.loanTypes[property.loanType]}`
      : labels.property.noLoan;
  const facts: [string, string][] = [
    [labels.property.price, formats.money(property.priceCents)],
    [labels.property.loan, loan],
    ...(property.loanAmountCents > 0
      ? [[labels.property.downPayment, formats.money(property.downPaymentCents)] as [string, string]]
      : []),
    [labels.property.kind, property.hasPool ? `${kind}, ${labels.property.pool}` : kind],
    [labels.property.buyer, labels.buyerTypes[property.buyerType]],
  ];
  return html`<dl>
    ${facts.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}
