import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { KindsBlock, FeePair, FeesBlock } from '../../view/blocks.js';
import { drawSourceMark, type Drawing } from './drawing.js';
import { anchors } from '../../view/viewing.js';
import { reportTexts } from '../../../texts/index.js';

/** Required, negotiable and optional fees as cards side by side. */
export const drawKinds = ({ title, kinds: three }: KindsBlock, { id }: Drawing): Html =>
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

type Fee = FeesBlock['fees'][number];

/** Collapsible fees; in print all are open. The hint how to open one is shown only once. */
export function drawFees({ title, fees: all }: FeesBlock, { language, id }: Drawing): Html {
  const isFirst = id === `${anchors.requiredFees}-1`;
  return html`<h3 class="group" id="${id}">${title}</h3>
    ${isFirst && html`<p class="unfold">${reportTexts[language].page.unfold}</p>`}
    <div class="fees">${all.map(drawFee)}</div>`;
}

/** The anchor is on the collapsible part, so that following a link opens the fee. */
const drawFee = ({ anchor, name, amount, pairs, notes }: Fee): Html =>
  html`<details class="fee">
    <summary><span class="fee-name">${name}</span> <span class="money">${amount}</span></summary>
    <div class="more" id="${anchor}">
      <dl class="pairs">${pairs.map(drawFeePair)}</dl>
      ${notes.length > 0 && html`<p class="notes">${notes.map((note) => html`<span>${note}</span> `)}</p>`}
    </div>
  </details>`;

const drawFeePair = ({ term, text, isSaid, source, anchor }: FeePair): Html =>
  html`<div>
    <dt>${term}</dt>
    <dd${isSaid && html` class="words"`}>${anchor ? html`<a href="#${anchor}">${text}</a>` : text} ${source && drawSourceMark(source)}</dd>
  </div>`;
