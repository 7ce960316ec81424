import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { Page } from '../page.js';
import { section } from './section.js';

/** How to find and judge comparable sales. */
export function comparableProperties(page: Page): Html {
  const { steps, questions } = page.document.sections.comparableProperties;
  return section(
    page,
    'comparableProperties',
    html`<ol class="steps">
        ${steps.map(
          (step) =>
            html`<li>
              <h3>${step.title}</h3>
              <p>${step.text}</p>
            </li>`,
        )}
      </ol>
      <h3>${page.labels.questions}</h3>
      <ul class="checks">
        ${questions.map((question) => html`<li>${question}</li>`)}
      </ul>`,
  );
}
