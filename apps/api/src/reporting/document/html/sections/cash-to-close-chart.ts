import type { CashToClose, CashToCloseRow } from '@closewise/contracts/report-document';
import type { Page } from '../page.js';
import { bar } from './bar.js';
import type { Html } from '../../../../platform/http/pages/html.js';

const sums: ReadonlySet<CashToCloseRow> = new Set(['D', 'I', 'J', 'cash-to-close']);

/** What lowers a row that the bar shows: the loan carries services of B, the deposit is a part of the down payment. */
const loweredBy: Readonly<Partial<Record<CashToCloseRow, CashToCloseRow>>> = {
  B: 'financed',
  'down-payment': 'deposit',
};

/** One bar that adds up to the headline, divided as the table below it; a seller's credit shortens it. */
export function cashToCloseChart({ labels, formats }: Page, { rows }: CashToClose): Html {
  const centsOf = (name: CashToCloseRow | undefined) => rows.find(({ row }) => row === name)?.cents ?? 0;
  const parts = rows
    .filter(({ row }) => !sums.has(row))
    .map(({ row, name, cents }) => ({
      part: row,
      cents: Math.max(0, cents + centsOf(loweredBy[row])),
      name,
    }))
    .filter(({ cents }) => cents > 0);
  return bar(
    parts.map(({ part, cents, name }) => ({ part, cents, title: `${name}: ${formats.dollars(cents)}` })),
    { title: labels.summary.chartTitle, description: labels.summary.cashToCloseChart },
  );
}
