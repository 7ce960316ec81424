import type { SimulatedPolicy } from '@closewise/domain/affiliation';
import { type Cents, formatCents } from '@closewise/domain/money';
import type { SimulatedPayee } from './simulate-ledger.js';

type Amounts = Readonly<{ bookedCents: Cents; simulatedCents: Cents }>;

/** The sums over the payees that are listed; the house's is its own. */
export function totalsOf(
  payees: readonly SimulatedPayee[],
): Readonly<Record<'affiliates' | 'organizations' | 'house', Amounts & { differenceCents: Cents }>> {
  const sum = (wanted: SimulatedPayee['kind']) => {
    const ours = payees.filter(({ kind }) => kind === wanted);
    const bookedCents = ours.reduce((cents, payee) => cents + payee.bookedCents, 0);
    const simulatedCents = ours.reduce((cents, payee) => cents + payee.simulatedCents, 0);
    return { bookedCents, simulatedCents, differenceCents: simulatedCents - bookedCents };
  };
  return { affiliates: sum('affiliate'), organizations: sum('organization'), house: sum('house') };
}

/** The simulation as a table for people. */
export function tableOf(payees: readonly SimulatedPayee[], policy: SimulatedPolicy): string {
  const totals = totalsOf(payees);
  const rows = payees.map((payee) => [
    payee.kind === 'house' ? 'house' : `${payee.kind} ${payee.label}`,
    String(payee.sales),
    ...amounts(payee),
  ]);
  const sums = (['affiliates', 'organizations', 'house'] as const).map((name) => [
    `total ${name}`,
    '',
    ...amounts(totals[name]),
  ]);
  const header = ['payee', 'sales', 'as booked', 'as simulated', 'difference'];
  return [...aligned([header, ...rows, ...sums]), ...customRates(payees, policy)].join('\n');
}

const amounts = ({ bookedCents, simulatedCents }: Amounts): string[] =>
  [bookedCents, simulatedCents, simulatedCents - bookedCents].map(formatCents);

function aligned(rows: readonly string[][]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const pad = (text: string, column: number): string =>
    column === 0 ? text.padEnd(widths[0]!) : text.padStart(widths[column]!);
  return rows.map((row) => row.map(pad).join('  '));
}

function customRates(payees: readonly SimulatedPayee[], { includesCustom }: SimulatedPolicy): string[] {
  const whose = payees.filter(({ kind, customSales }) => kind === 'affiliate' && customSales > 0);
  if (whose.length === 0) return [];
  const listed = whose.map(({ label, customSales }) => `${label} (${customSales})`).join(', ');
  return [
    includesCustom
      ? `Sales at a rate that was set for the affiliate, simulated at the other rate: ${listed}`
      : `Sales at a rate that was set for the affiliate, which they keep (--include-custom replaces it): ${listed}`,
  ];
}
