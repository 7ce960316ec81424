import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { FeePair, FeesBlock } from '../../view/index.js';
import { anchors } from '../../view/anchors.js';
import { labels } from '../labels.js';
import type { Drawing } from './draw-block.js';
import { sourceMark } from './source-mark.js';

type Fee = FeesBlock['fees'][number];

/** Fees, each folded to its name and amount; on paper all of them are open. How to open one is said once. */
export function fees({ title, fees: all }: FeesBlock, { language, id }: Drawing): Html {
  const isFirst = id === `${anchors.requiredFees}-1`;
  return html`<h3 class="group" id="${id}">${title}</h3>
    ${isFirst && html`<p class="unfold">${labels[language].unfold}</p>`}
    <div class="fees">${all.map(fee)}</div>`;
}

/** The address is that of what is folded: whoever comes by it finds the fee open. */
const fee = ({ anchor, name, amount, pairs, notes }: Fee): Html =>
  html`<details class="fee">
    <summary><span class="fee-name">${name}</span> <span class="money">${amount}</span></summary>
    <div class="more" id="${anchor}">
      <dl class="pairs">${pairs.map(pair)}</dl>
      ${notes.length > 0 && html`<p class="notes">${notes.map((note) => html`<span>${note}</span> `)}</p>`}
    </div>
  </details>`;

const pair = ({ term, text, isSaid, source, anchor }: FeePair): Html =>
  html`<div>
    <dt>${term}</dt>
    <dd${isSaid && html` class="words"`}>${anchor ? html`<a href="#${anchor}">${text}</a>` : text} ${source && sourceMark(source)}</dd>
  </div>`;
