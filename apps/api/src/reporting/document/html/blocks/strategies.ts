import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { StrategiesBlock } from '../../view/index.js';

type Strategy = StrategiesBlock['items'][number];
type Pair = Strategy['pairs'][number];

/** Each strategy: what it can save, how to go about it, and the words to say. */
export const strategies = ({ items }: StrategiesBlock): Html =>
  html`<div class="strategies">${items.map(strategy)}</div>`;

const strategy = ({ anchor, rank, title, text, steps, pairs }: Strategy): Html =>
  html`<article class="strategy" id="${anchor}" aria-labelledby="${anchor}-title">
    <h3 id="${anchor}-title"><span class="rank">${rank}</span> ${title}</h3>
    <p>${text}</p>
    ${pairs.filter(({ tone }) => tone === 'said').map(said)}
    <ol class="how">
      ${steps.map((step) => html`<li>${step}</li>`)}
    </ol>
    <dl class="pairs">${pairs.filter(({ tone }) => tone !== 'said').map(pair)}</dl>
  </article>`;

/** Direct speech. */
export const said = ({ term, text }: Readonly<{ term: string; text: string }>): Html =>
  html`<div class="said">
    <p class="term">${term}</p>
    <blockquote>${text}</blockquote>
  </div>`;

const pair = ({ term, text, tone }: Pair): Html =>
  html`<div>
    <dt>${term}</dt>
    <dd${tone === 'foreign' && html` lang="en"`}>${text}</dd>
  </div>`;
