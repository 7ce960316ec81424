import type { CashToClose, CashToCloseRow } from '@closewise/contracts/report-document';
import type { Bar, SumBlock, SumRow } from './blocks.js';
import type { Viewing } from './viewing.js';

const subtotals: ReadonlySet<CashToCloseRow> = new Set(['D', 'I', 'J']);

/** The rows that add up to the cash to close. Reports from before November 2026 show fees by section instead. */
export function sumBlock(viewing: Viewing): SumBlock {
  const { words, document } = viewing;
  const { cashToClose } = document.sections.costSummary;
  const { name, chart, amount } = words.sum;
  return {
    kind: 'sum',
    caption: cashToClose ? words.sum.caption : words.sum.earlierCaption,
    columns: { name, chart, amount },
    rows: cashToClose ? rowsOf(viewing, cashToClose) : rowsOfEarlierReports(viewing),
  };
}

type Row = CashToClose['rows'][number];
/** Above this multiple of the closing costs, the down payment or price would make their bars too short. */
const cutAbove = 4;

/** Start and end of each bar in cents: a part continues from the previous one, a subtotal spans its parts. */
function spansOf(rows: readonly Row[]): { from: number; to: number }[] {
  let reached = 0;
  return rows.map(({ row, cents }) => {
    if (row === 'cash-to-close' || row === 'J') return { from: 0, to: cents };
    if (row === 'D' || row === 'I') return { from: reached - cents, to: reached };
    const from = reached;
    reached += cents;
    return { from: Math.min(from, reached), to: Math.max(from, reached) };
  });
}

/** The bars of the rows. Bars longer than the closing costs are cut if these would otherwise be too short to see. */
function barsOf(rows: readonly Row[]): Bar[] {
  const spans = spansOf(rows);
  const widest = Math.max(1, ...spans.map(({ to }) => to));
  const costs = rows.find(({ row }) => row === 'J')?.cents ?? 0;
  const isCut = costs > 0 && widest > cutAbove * costs;
  if (!isCut) return spans.map(({ from, to }) => ({ from: from / widest, to: to / widest }));
  return spans.map(({ from, to }, index) => {
    if (to <= costs) return { from: from / costs, to: to / costs };
    if (rows[index]!.cents > 0) return { from: 0, to: 1, isCut: true };
    return { from: Math.max(0, 1 - (to - from) / costs), to: 1, isCut: to - from > costs };
  });
}

function rowsOf({ formats }: Viewing, { rows }: CashToClose): SumRow[] {
  const bars = barsOf(rows);
  return rows.map(({ row, name, cents }, index) => ({
    part: row,
    letter: row.length === 1 ? row : null,
    name: withoutLineBreaks(name),
    amount: formats.dollars(cents),
    role: roleOf(row, cents),
    bar: bars[index]!,
  }));
}

/** Keeps the sections of a subtotal on one line: `(A + B + C)`. */
const withoutLineBreaks = (name: string): string =>
  name.replace(/\([A-J +]+\)/, (sections) => sections.replaceAll(' ', '\u00a0'));

function roleOf(row: CashToCloseRow, cents: number): SumRow['role'] {
  if (row === 'cash-to-close') return 'total';
  if (subtotals.has(row)) return 'subtotal';
  return cents < 0 ? 'less' : 'part';
}

function rowsOfEarlierReports({ document, words, formats }: Viewing): SumRow[] {
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
