import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { Page } from '../page.js';
import { section } from './section.js';

/** One card for each call to make. */
export function contacts(page: Page): Html {
  const { formats, labels, fee } = page;
  return section(
    page,
    'contacts',
    html`<div class="calls">
      ${page.document.sections.contacts.contacts.map(
        (contact) =>
          html`<article class="card">
            <header>
              <h3>${contact.who}</h3>
              <p class="money">
                <span class="amount">${formats.roughMoney(contact.buyerTypicalCents)}</span>
              </p>
            </header>
            <p class="concerns">${labels.concerns}: ${contact.feeIds.map((id) => fee(id).name).join('; ')}</p>
            <details class="fold">
              <summary>${labels.questions} (${contact.questions.length})</summary>
              <ul class="checks">
                ${contact.questions.map((question) => html`<li>${question}</li>`)}
              </ul>
            </details>
          </article>`,
      )}
    </div>`,
  );
}
