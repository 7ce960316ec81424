import type { CashToClose, CashToCloseRow } from '@closewise/contracts/report-document';
import type { SumBlock, SumRow } from '../blocks.js';
import type { Viewing } from '../viewing.js';

const subtotals: ReadonlySet<CashToCloseRow> = new Set(['D', 'I', 'J']);

/** The rows that add up to the headline; of a report of before November 2026 its fees by section. */
export function sumBlock(viewing: Viewing): SumBlock {
  const { words, document } = viewing;
  const { cashToClose } = document.sections.costSummary;
  const { name, chart, amount } = words.sum;
  return {
    kind: 'sum',
    caption: cashToClose ? words.sum.caption : words.sum.earlierCaption,
    columns: { name, chart, amount },
    rows: cashToClose ? rowsOf(viewing, cashToClose) : rowsOfEarlierReport(viewing),
  };
}

type Row = CashToClose['rows'][number];
type Span = Readonly<{ fromCents: number; toCents: number }>;

/** Where each bar begins and ends: a part goes on from the one before, a subtotal shows the parts that it adds. */
function spansOf(rows: readonly Row[]): Span[] {
  let reached = 0;
  let beforeLoanCosts = 0;
  return rows.map(({ row, cents }) => {
    if (row === 'cash-to-close') return { fromCents: 0, toCents: cents };
    if (subtotals.has(row)) {
      const fromCents = row === 'J' ? 0 : beforeLoanCosts;
      if (row === 'D') beforeLoanCosts = reached;
      return { fromCents, toCents: fromCents + cents };
    }
    const span = {
      fromCents: Math.min(reached, reached + cents),
      toCents: Math.max(reached, reached + cents),
    };
    reached += cents;
    return span;
  });
}

function rowsOf({ formats }: Viewing, { rows }: CashToClose): SumRow[] {
  const spans = spansOf(rows);
  const widest = Math.max(1, ...spans.map(({ toCents }) => toCents));
  return rows.map(({ row, name, cents }, index) => ({
    part: row,
    letter: row.length === 1 ? row : null,
    name,
    amount: formats.dollars(cents),
    role: roleOf(row, cents),
    bar: { from: spans[index]!.fromCents / widest, to: spans[index]!.toCents / widest },
  }));
}

function roleOf(row: CashToCloseRow, cents: number): SumRow['role'] {
  if (row === 'cash-to-close') return 'total';
  if (subtotals.has(row)) return 'subtotal';
  return cents < 0 ? 'less' : 'part';
}

function rowsOfEarlierReport({ document, words, formats }: Viewing): SumRow[] {
  const { breakdown, totals } = document.sections.costSummary;
  const whole = Math.max(1, totals.all.typicalCents);
  let reached = 0;
  const parts = breakdown
    .filter(({ buyer }) => buyer.typicalCents > 0)
    .map(({ section, name, buyer }): SumRow => {
      const from = reached / whole;
      reached += buyer.typicalCents;
      return {
        part: section,
        letter: section.length === 1 ? section : null,
        name,
        amount: formats.exactMoney(buyer.typicalCents),
        role: 'part',
        bar: { from, to: reached / whole },
      };
    });
  const total: SumRow = {
    part: 'cash-to-close',
    letter: null,
    name: words.sum.earlierTotal,
    amount: formats.exactMoney(totals.all.typicalCents),
    role: 'total',
    bar: { from: 0, to: 1 },
  };
  return [...parts, total];
}
