import { html, type Html } from '../../../platform/http/pages/html.js';
import type { ReportView, ViewSection } from '../view/index.js';
import { drawBlock } from './blocks/draw-block.js';

/** A numbered section with its heading, introduction and blocks. */
export const drawSection = (
  { language }: ReportView,
  { anchor, title, introduction, blocks }: ViewSection,
  number: number,
): Html =>
  html`<section id="${anchor}" class="section" aria-labelledby="${anchor}-title">
    <h2 id="${anchor}-title"><span class="number">${number}</span> ${title}</h2>
    ${introduction && html`<p class="introduction">${introduction}</p>`}
    ${blocks.map((block, index) => drawBlock(block, { language, id: `${anchor}-${index + 1}` }))}
  </section>`;
