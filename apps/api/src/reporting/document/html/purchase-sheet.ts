import { html, type Html } from '../../../platform/http/pages/html.js';
import type { Page } from './page.js';
import { plat } from './plat.js';

/** The head of the report: address, total, the purchase, and how well its place was recognized. */
export function purchaseSheet(page: Page): Html {
  const { document, labels, formats } = page;
  const { property, language, sections } = document;
  const { totals, agentCompensation } = sections.costSummary;
  const { atClosing } = totals;
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
          <p class="kicker">${labels.kicker}</p>
          <h1>${property.address}</h1>
          <p class="stamp">
            ${labels.reportNumber} ${document.reportId}. ${labels.generated}
            ${formats.dateAndTime(document.generatedAt)}.
          </p>
          <p class="hint">${labels.saveHint}</p>
        </div>
        <div class="closing-sheet">
          <h2>${labels.property.heading}</h2>
          ${purchaseFacts(page)}
          <p class="total">
            <span>${labels.total}</span>
            <b>${formats.money(atClosing.typicalCents)}</b>
            <span
              >${labels.range(formats.roughMoney(atClosing.lowCents), formats.roughMoney(atClosing.highCents))}</span
            >
          </p>
          ${agentCompensation && html`<p class="agent">${agentCompensation.text}</p>`}
        </div>
      </div>
      <div class="place">
        <p>${property.place.summary}</p>
        ${property.place.missing.map((sentence) => html`<p><strong>${sentence}</strong></p>`)}
      </div>
    </div>
  </header>`;
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
