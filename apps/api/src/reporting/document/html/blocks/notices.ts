import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { NoticesBlock } from '../../view/index.js';
import { sourceMark } from './source-mark.js';

/** What the buyer must know, each with its source. */
export const notices = ({ notices: all }: NoticesBlock): Html =>
  html`${all.map(
    ({ title, text, source }) =>
      html`<div class="notice" role="note">
        <p><strong>${title}</strong></p>
        <p>${text} ${sourceMark(source)}</p>
      </div>`,
  )}`;
