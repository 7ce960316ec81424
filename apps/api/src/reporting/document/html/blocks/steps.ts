import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { StepsBlock } from '../../view/index.js';

/** What to do, in order. */
export const steps = ({ steps: all }: StepsBlock): Html =>
  html`<ol class="steps">
    ${all.map(
      ({ title, text }) =>
        html`<li>
          <h3>${title}</h3>
          <p>${text}</p>
        </li>`,
    )}
  </ol>`;
