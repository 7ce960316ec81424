import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { CallsBlock } from '../../view/index.js';

/** One card for each call, with boxes to tick. */
export const calls = ({ items }: CallsBlock): Html =>
  html`<div class="calls">
    ${items.map(
      ({ anchor, who, amount, fees, questions }) =>
        html`<article class="call" id="${anchor}" aria-labelledby="${anchor}-title">
          <h3 id="${anchor}-title">${who} <span class="amount">${amount}</span></h3>
          <p class="about">${fees}</p>
          <ul class="checks">
            ${questions.map(({ about, text }) => html`<li>${about && html`<b>${about}:</b> `}${text}</li>`)}
          </ul>
        </article>`,
    )}
  </div>`;
