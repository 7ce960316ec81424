import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { SentencesBlock } from '../../view/index.js';

/** Sentences under each other, with boxes to tick where they are questions. */
export const sentences = ({ kind, title, sentences: all }: SentencesBlock): Html =>
  html`${title && html`<h3 class="group">${title}</h3>`}
    <ul class="${kind}">
      ${all.map((sentence) => html`<li>${sentence}</li>`)}
    </ul>`;
