import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { StrategiesBlock, CallsBlock } from '../../view/blocks.js';

type Strategy = StrategiesBlock['items'][number];
type Pair = Strategy['pairs'][number];

/** Strategies with savings, steps and scripts. */
export const drawStrategies = ({ items }: StrategiesBlock): Html =>
  html`<div class="strategies">${items.map(drawStrategy)}</div>`;

const drawStrategy = ({ anchor, rank, title, text, steps, pairs }: Strategy): Html =>
  html`<article class="strategy" id="${anchor}" aria-labelledby="${anchor}-title">
    <h3 id="${anchor}-title"><span class="rank">${rank}</span> ${title}</h3>
    <p>${text}</p>
    ${pairs.filter(({ tone }) => tone === 'said').map(drawWordsToSay)}
    <ol class="how">
      ${steps.map((step) => html`<li>${step}</li>`)}
    </ol>
    <dl class="pairs">${pairs.filter(({ tone }) => tone !== 'said').map(drawPair)}</dl>
  </article>`;

/** A script to say. */
const drawWordsToSay = ({ term, text }: Readonly<{ term: string; text: string }>): Html =>
  html`<div class="said">
    <p class="term">${term}</p>
    <blockquote>${text}</blockquote>
  </div>`;

const drawPair = ({ term, text, tone }: Pair): Html =>
  html`<div>
    <dt>${term}</dt>
    <dd${tone === 'foreign' && html` lang="en"`}>${text}</dd>
  </div>`;

/** One card per call, with a checklist. */
export const drawCalls = ({ items }: CallsBlock): Html =>
  html`<div class="calls">
    ${items.map(
      ({ anchor, who, amount, fees, questions }) =>
        html`<article class="call" id="${anchor}" aria-labelledby="${anchor}-title">
          <h3 id="${anchor}-title">${who} <span class="amount">${amount}</span></h3>
          <p class="about">${fees}</p>
          <ul class="checks">
            ${questions.map(({ about, text }) => html`<li>${about && html`<b>${about}:</b> `}${text}</li>`)}
          </ul>
        </article>`,
    )}
  </div>`;
