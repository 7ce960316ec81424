import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { SourceMark } from '../../view/index.js';

/** Link to the numbered source, and the confidence in it. */
export const sourceMark = ({ id, anchor, level, confidence }: SourceMark): Html =>
  html`<span class="source-mark"
    ><a href="#${anchor}">${id}</a> <span class="confidence confidence-${level}">${confidence}</span></span
  >`;
