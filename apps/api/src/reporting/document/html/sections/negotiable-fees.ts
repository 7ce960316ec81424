import type { ReportFee } from '@closewise/contracts/report-document';
import { html, type Html } from '../html.js';
import type { Page } from '../page.js';
import { amount } from './amount.js';
import { feeTable } from './fee-table.js';
import { feeNotes } from './fee-notes.js';
import { groupsOf } from './fee-groups.js';
import { section } from './section.js';
import { sourceMark } from './source-mark.js';

/** Negotiable fees as cards: amount, whom to contact, what to ask for, words to use. */
export function negotiableFees(page: Page): Html {
  const { fees } = page.document.sections.negotiableFees;
  const scripts = new Map(fees.map(({ feeId, script }) => [feeId, script]));
  const groups = groupsOf(fees.map(({ feeId }) => page.fee(feeId)));
  return section(
    page,
    'negotiableFees',
    html`${groups.map(
      (group) =>
        html`<h3 class="group">${page.labels.fee[group.title]}</h3>
          ${
            group.title === 'expected'
              ? group.fees.map((fee) => card(page, fee, scripts.get(fee.id) ?? ''))
              : feeTable(page, page.labels.categories.negotiable, group.fees)
          }`,
    )}`,
  );
}

function card(page: Page, fee: ReportFee, script: string): Html {
  const { labels } = page;
  return html`<article class="card">
    <header>
      <h4>${fee.name}</h4>
      <p class="money">${amount(page, fee)}</p>
    </header>
    ${feeNotes(page, fee)}
    <dl class="pairs">
      <div>
        <dt>${labels.fee.contact}</dt>
        <dd>${fee.contact}</dd>
      </div>
      <div>
        <dt>${labels.fee.ask}</dt>
        <dd>${fee.ask}</dd>
      </div>
      <div>
        <dt>${labels.fee.script}</dt>
        <dd><q>${script}</q></dd>
      </div>
      <div>
        <dt>${labels.fee.who}</dt>
        <dd>${fee.whoPays}</dd>
      </div>
      <div>
        <dt>${labels.fee.calculation}</dt>
        <dd>${fee.calculation} ${sourceMark(page, fee)}</dd>
      </div>
    </dl>
  </article>`;
}
