import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { FactsBlock } from '../../view/index.js';
import { sourceMark } from './source-mark.js';

/** Facts with what they mean and where they come from. */
export const facts = ({ facts: all }: FactsBlock): Html =>
  html`<dl class="facts">
    ${all.map(
      ({ label, value, text, source }) =>
        html`<div>
          <dt>${label}</dt>
          <dd class="value">${value}</dd>
          <dd>${text} ${source && sourceMark(source)}</dd>
        </div>`,
    )}
  </dl>`;
