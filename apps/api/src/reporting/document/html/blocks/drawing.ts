import type { ReportLanguage } from '@closewise/contracts/buyer';
import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { SourceMark } from '../../view/blocks.js';

/** The language to draw a block in, and an id that is unique on the page. */
export type Drawing = Readonly<{ language: ReportLanguage; id: string }>;

/** A link to the numbered source, with our confidence in it. */
export const drawSourceMark = ({ id, anchor, level, confidence }: SourceMark): Html =>
  html`<span class="source-mark"
    ><a href="#${anchor}">${id}</a> <span class="confidence confidence-${level}">${confidence}</span></span
  >`;
