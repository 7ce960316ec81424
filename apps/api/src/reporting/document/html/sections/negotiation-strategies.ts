import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { Page } from '../page.js';
import { section } from './section.js';

const namedFees = 5;

/** Strategies with the dollars at stake, the largest first. */
export function negotiationStrategies(page: Page): Html {
  const { labels, formats, fee } = page;
  const { strategies } = page.document.sections.negotiationStrategies;
  const concerns = (ids: readonly string[]) => {
    const names = ids.slice(0, namedFees).map((id) => fee(id).name);
    return `${names.join('; ')}${ids.length > namedFees ? ` (+${ids.length - namedFees})` : ''}`;
  };
  return section(
    page,
    'negotiationStrategies',
    html`<div class="entries">
      ${strategies.map(
        (strategy) =>
          html`<details class="fee strategy">
            <summary>
              <h3>${strategy.title}</h3>
              <span class="money">
                <span class="amount">${formats.roughMoney(strategy.atStakeCents)}</span>
                <span class="range">${labels.atStake}</span>
              </span>
            </summary>
            <p>${strategy.atStake}</p>
            <ol>
              ${strategy.steps.map((step) => html`<li>${step}</li>`)}
            </ol>
            <dl class="pairs">
              ${
                strategy.script &&
                html`<div>
                  <dt>${labels.fee.script}</dt>
                  <dd><q>${strategy.script}</q></dd>
                </div>`
              }
              <div>
                <dt>${labels.concerns}</dt>
                <dd>${concerns(strategy.feeIds)}</dd>
              </div>
              ${
                strategy.rule &&
                html`<div>
                  <dt>${labels.rule}</dt>
                  <dd lang="en">${strategy.rule}</dd>
                </div>`
              }
            </dl>
          </details>`,
      )}
    </div>`,
  );
}
