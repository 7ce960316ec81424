import { DomainError } from '../events/index.js';
import type { Cents } from '../money/index.js';
import { payeeKey, type Payee } from '../payee/index.js';
import type { TransferRequested, TransferReversed, TransferSucceeded } from './payout-events.js';

type Threshold = Readonly<{ from: number; until: number; cents: Cents; source: string }>;

/**
 * Yearly amounts from which a payee gets a Form 1099-NEC. Since 2027 they are adjusted for inflation: add a row for each
 * year once the IRS publishes the amount.
 */
const thresholds: readonly Threshold[] = [
  { from: 2020, until: 2025, cents: 60_000, source: 'IRC § 6041(a), § 6041A(a)(2) as of 2025: $600' },
  {
    from: 2026,
    until: 2026,
    cents: 200_000,
    source: 'IRC § 6041(a) as amended by Public Law 119-21 (One Big Beautiful Bill Act) § 70433: $2,000',
  },
];

/** The threshold of a year and its source. Refuses a year that has not begun at `now` (ISO UTC) or has no threshold. */
export function findThreshold(year: string, now: string): Pick<Threshold, 'cents' | 'source'> {
  if (!/^20\d\d$/.test(year)) throw invalid('Invalid year. Use YYYY, for example 2026.');
  if (year > now.slice(0, 4)) throw invalid(`${year} has not begun`);
  const threshold = thresholds.find(({ from, until }) => Number(year) >= from && Number(year) <= until);
  if (threshold) return { cents: threshold.cents, source: threshold.source };
  throw invalid(
    Number(year) < thresholds[0]!.from
      ? `Nothing was paid in ${year}: the first year is ${thresholds[0]!.from}`
      : `The threshold for ${year} is missing: look it up at the IRS and add it to libs/domain/src/payouts/tax.ts`,
  );
}

const invalid = (sentence: string): DomainError => new DomainError('payouts.tax-year-invalid', sentence);

/** The events of `payout-book` about payments. */
export type TransferEvent = TransferRequested | TransferSucceeded | TransferReversed;

export const transferEventTypes = [
  'TransferRequested',
  'TransferSucceeded',
  'TransferReversed',
] as const satisfies readonly TransferEvent['type'][];

/**
 * A payee's payouts in a year; `reversedCents` were returned in that year. `boxOneCents`: box 1 of Form 1099-NEC, never
 * negative. `accountId`: the account that was paid last; the provider has its tax id.
 */
export type PaidPayee = Readonly<{
  payee: Payee;
  accountId: string | null;
  transfers: number;
  paidCents: Cents;
  reversedCents: Cents;
  boxOneCents: Cents;
  isReported: boolean;
}>;

type PayeeSums = {
  -readonly [Name in 'payee' | 'accountId' | 'transfers' | 'paidCents' | 'reversedCents']: PaidPayee[Name];
};

/** Adds up the payments of a calendar year (UTC) by payment date. Needs the events in the order of the log. */
export class PaidInYear {
  private readonly paid = new Map<string, PayeeSums>();
  private readonly requestedAccounts = new Map<string, string>();

  constructor(private readonly year: string) {}

  /** `recordedAt` is the ISO UTC time of the log. */
  read({ type, data }: TransferEvent, recordedAt: string): void {
    const line = `${data.runId} ${payeeKey(data.payee)}`;
    if (type === 'TransferRequested') this.requestedAccounts.set(line, data.accountId);
    else if (recordedAt.slice(0, 4) === this.year) {
      const paid = this.sumsFor(data.payee);
      if (type === 'TransferReversed') paid.reversedCents += data.changeCents;
      else {
        paid.transfers++;
        paid.paidCents += data.payCents;
      }
      paid.accountId = this.requestedAccounts.get(line) ?? paid.accountId;
    }
  }

  /** The payees with payments or returns in the year, largest amounts first. */
  payees(thresholdCents: Cents): PaidPayee[] {
    return [...this.paid.values()]
      .map((paid) => {
        const boxOneCents = Math.max(0, paid.paidCents - paid.reversedCents);
        return { ...paid, boxOneCents, isReported: boxOneCents >= thresholdCents };
      })
      .sort((a, b) => b.boxOneCents - a.boxOneCents || (payeeKey(a.payee) < payeeKey(b.payee) ? -1 : 1));
  }

  private sumsFor(payee: Payee): PayeeSums {
    const key = payeeKey(payee);
    const sums = this.paid.get(key) ?? {
      payee,
      accountId: null,
      transfers: 0,
      paidCents: 0,
      reversedCents: 0,
    };
    this.paid.set(key, sums);
    return sums;
  }
}
