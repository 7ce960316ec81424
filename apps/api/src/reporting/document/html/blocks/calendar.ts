import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { CalendarBlock } from '../../view/index.js';

/** What happens when, along a line. */
export const calendar = ({ items }: CalendarBlock): Html =>
  html`<ol class="calendar">
    ${items.map(
      ({ when, date, title, text, rule }) =>
        html`<li>
          <p class="when">${date && html`<b>${date}</b> `}<span>${when}</span></p>
          <div>
            <h3>${title}</h3>
            <p>${text} ${rule && html`<span class="rule" lang="en">${rule}</span>`}</p>
          </div>
        </li>`,
    )}
  </ol>`;
