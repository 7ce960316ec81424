import { html, type Html } from '../../../../platform/http/html.js';
import type { Page } from '../page.js';
import { breakdownChart } from './breakdown-chart.js';
import { section } from './section.js';
import { sourceMark } from './source-mark.js';

/** Totals by category, the chart with its table, and what the totals leave out. */
export function costSummary(page: Page): Html {
  const { labels, document } = page;
  const { notes, notices } = document.sections.costSummary;
  return section(
    page,
    'costSummary',
    html`${notices.map(
        (notice) =>
          html`<aside class="notice" aria-label="${notice.title}">
            <p><strong>${notice.title}</strong></p>
            <p>${notice.text} ${notice.calculation} ${sourceMark(page, notice)}</p>
          </aside>`,
      )}
      ${categoryTable(page)}
      <h3>${labels.summary.chartTitle}</h3>
      ${breakdownChart(page)} ${breakdownTable(page)}
      <ul class="remarks">
        ${notes.map((note) => html`<li>${note}</li>`)}
      </ul>`,
  );
}

function categoryTable({ document, labels, formats }: Page): Html {
  const { totals, agentCompensation } = document.sections.costSummary;
  const { summary } = labels;
  const row = (name: string, key: keyof typeof totals) =>
    html`<tr class="row-${key}">
      <th scope="row">${name}</th>
      <td class="money">${formats.roughMoney(totals[key].lowCents)}</td>
      <td class="money typical">${formats.exactMoney(totals[key].typicalCents)}</td>
      <td class="money">${formats.roughMoney(totals[key].highCents)}</td>
    </tr>`;
  return html`<table class="sheet">
    <caption>
      ${summary.categoriesCaption}
    </caption>
    <thead>
      <tr>
        <th scope="col">${summary.category}</th>
        <th scope="col" class="money">${summary.low}</th>
        <th scope="col" class="money">${summary.typical}</th>
        <th scope="col" class="money">${summary.high}</th>
      </tr>
    </thead>
    <tbody>
      ${row(labels.categories.required, 'required')} ${row(labels.categories.negotiable, 'negotiable')}
      ${row(labels.categories.optional, 'optional')}
    </tbody>
    <tfoot>
      ${row(summary.atClosing, 'atClosing')}
      ${
        agentCompensation &&
        html`<tr class="row-agent">
          <th scope="row">${summary.withoutAgent}</th>
          <td></td>
          <td class="money typical">${formats.exactMoney(agentCompensation.withoutCents)}</td>
          <td></td>
        </tr>`
      }
      ${row(summary.all, 'all')}
    </tfoot>
  </table>`;
}

function breakdownTable({ document, labels, formats }: Page): Html {
  const { breakdown, totals } = document.sections.costSummary;
  const whole = totals.all.typicalCents;
  return html`<table class="sheet">
    <caption>
      ${labels.summary.breakdownCaption}
    </caption>
    <thead>
      <tr>
        <th scope="col">${labels.summary.section}</th>
        <th scope="col" class="money">${labels.summary.typical}</th>
        <th scope="col" class="money">${labels.summary.share}</th>
      </tr>
    </thead>
    <tbody>
      ${breakdown.map(
        ({ section: letter, name, buyer }) =>
          html`<tr>
            <th scope="row">
              <span class="swatch part-${letter}"></span
              >${letter.length === 1 && html`<b>${letter}</b> `}${name}
            </th>
            <td class="money">${formats.exactMoney(buyer.typicalCents)}</td>
            <td class="money">
              ${formats.percent(whole > 0 ? Math.round((buyer.typicalCents * 1000) / whole) / 10 : 0)}
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
