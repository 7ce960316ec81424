import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { BarsBlock, RangesBlock } from '../../view/index.js';
import { drawBar } from './bar.js';
import type { Drawing } from './draw-block.js';

/** Named bars from zero, each with its amount and share in words. */
export const bars = ({ caption, items }: BarsBlock, { id }: Drawing): Html =>
  html`<figure class="figure" aria-labelledby="${id}">
    <figcaption class="unseen" id="${id}">${caption}</figcaption>
    <ul class="bars">
      ${items.map(
        ({ key, name, detail, amount, share, bar }) =>
          html`<li>
            <span class="what"><b>${name}</b> <span class="detail">${detail}</span></span>
            ${drawBar(bar, `payee-${key}`)}
            <span class="money"><b>${amount}</b> <span class="detail">${share}</span></span>
          </li>`,
      )}
    </ul>
  </figure>`;

/** Named bars from a low to a high amount, each with both in words. */
export const ranges = ({ title, caption, items }: RangesBlock, { id }: Drawing): Html =>
  html`<figure class="figure" aria-labelledby="${id}">
    <figcaption id="${id}"><b>${title}</b> ${caption}</figcaption>
    <ol class="bars ranges">
      ${items.map(
        ({ rank, name, amount, bar, isLater, anchor }) =>
          html`<li value="${rank}">
            <span class="what" data-rank="${rank}"><a href="#${anchor}">${name}</a></span>
            ${drawBar(bar, isLater ? 'later' : 'saving')}
            <span class="money"><b>${amount}</b></span>
          </li>`,
      )}
    </ol>
  </figure>`;
