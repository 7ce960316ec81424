import type { ReportFee } from '@closewise/contracts/report-document';
import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { Page } from '../page.js';
import { amount } from './amount.js';
import type { FeeGroup } from './fee-groups.js';
import { feeNotes } from './fee-notes.js';
import { sourceMark } from './source-mark.js';

type Kind = FeeGroup['title'];
type Showing = Readonly<{ kind: Kind; script?: string | undefined; open?: boolean }>;

/** So many of the largest negotiable fees stand open, to show what the others hold. */
const openAtFirst = 2;

/** One fee: its name, payer and amount at a glance; the rest unfolds, and stands open on paper. */
export function feeEntry(page: Page, fee: ReportFee, { kind, script, open = false }: Showing): Html {
  const { labels } = page;
  return html`<details class="fee" ${open && html`open`}>
    <summary>
      <span class="fee-name">${fee.name}</span>
      <span class="money">${amountAtAGlance(page, fee, kind)}</span>
    </summary>
    <dl class="pairs">
      ${pair(labels.fee.contact, html`${fee.contact}`)} ${pair(labels.fee.ask, html`${fee.ask}`)}
      ${script && pair(labels.fee.script, html`<q>${script}</q>`)}
      ${pair(labels.fee.who, html`${fee.whoPays}`)}
      ${pair(labels.fee.calculation, html`${fee.calculation} ${sourceMark(page, fee)}`)}
    </dl>
    ${feeNotes(page, fee)}
  </details>`;
}

const pair = (term: string, content: Html): Html =>
  html`<div>
    <dt>${term}</dt>
    <dd>${content}</dd>
  </div>`;

function amountAtAGlance(page: Page, fee: ReportFee, kind: Kind): Html {
  const { labels, formats } = page;
  if (kind === 'expected') return amount(page, fee);
  if (kind === 'onlyIf')
    return html`<span class="range">${labels.upTo(formats.roughMoney(fee.buyer.highCents))}</span>`;
  const { sellerCents, lenderCents } = fee.payers;
  const others = sellerCents + lenderCents;
  return html`<span class="range"
    >${fee.whoPays}${others > 0 && `: ${fee.exact ? formats.exactMoney(others) : formats.roughMoney(others)}`}</span
  >`;
}

/** The fees of one group under its heading; `scripts` are the words to say about the negotiable ones. */
export function feeGroup(
  page: Page,
  { title: kind, fees }: FeeGroup,
  scripts?: ReadonlyMap<string, string>,
): Html {
  const opens = scripts && kind === 'expected' ? openAtFirst : 0;
  return html`<h3 class="group">${page.labels.fee[kind]}</h3>
    <div class="entries ${kind}">
      ${fees.map((fee, index) => feeEntry(page, fee, { kind, script: scripts?.get(fee.id), open: index < opens }))}
    </div>`;
}

/** Says that a line holds more than it shows; not needed on paper. */
export const unfoldHint = ({ labels }: Page): Html => html`<p class="unfold">${labels.unfold}</p>`;
