import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { KindsBlock } from '../../view/index.js';
import type { Drawing } from './draw-block.js';

/** Required, negotiable and optional, side by side. */
export const kinds = ({ title, kinds: three }: KindsBlock, { id }: Drawing): Html =>
  html`<h3 class="group" id="${id}">${title}</h3>
    <ul class="kinds" aria-labelledby="${id}">
      ${three.map(
        ({ category, name, amount, range, text, anchor, link }) =>
          html`<li class="kind-${category}">
            <h4>${name}</h4>
            <p class="amount">${amount}</p>
            ${range && html`<p class="range">${range}</p>`}
            <p>${text}</p>
            <p class="go"><a href="#${anchor}">${link}</a></p>
          </li>`,
      )}
    </ul>`;
