import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { Page } from '../page.js';
import { section } from './section.js';

/** The steps to closing, with the rule behind each deadline. */
export function closingTimeline(page: Page): Html {
  const { steps } = page.document.sections.closingTimeline;
  return section(
    page,
    'closingTimeline',
    html`<ol class="timeline">
      ${steps.map(
        (step) =>
          html`<li>
            <p class="when">${step.when}</p>
            <h3>${step.title}</h3>
            <p>${step.text}</p>
            ${step.rule && html`<p class="rule">${page.labels.rule}: <span lang="en">${step.rule}</span></p>`}
          </li>`,
      )}
    </ol>`,
  );
}
