import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { SourcesBlock } from '../../view/index.js';

type Source = SourcesBlock['sources'][number];

/** The list of sources with their addresses. */
export const sources = ({ title, sources: all }: SourcesBlock): Html =>
  html`<h3 class="group">${title}</h3>
    <ol class="sources">
      ${all.map(source)}
    </ol>`;

const source = ({ id, anchor, name, foreign, caveat, effective, level, confidence, url }: Source): Html =>
  html`<li id="${anchor}">
    <b>${id}</b>
    <span>
      <span${foreign && html` lang="${foreign}"`}>${name}</span>
      ${caveat && html`<span class="caveat">${caveat}</span>`} ${effective && html`<span class="effective">${effective}</span>`}
      <span class="confidence confidence-${level}">${confidence}</span>
      ${url && html`<a class="web" href="${url}" rel="noopener noreferrer">${url}</a>`}
    </span>
  </li>`;
