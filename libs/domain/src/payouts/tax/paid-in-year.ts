import type { Cents } from '../../money/index.js';
import { payeeKey, type Payee } from '../../payee/index.js';
import type { TransferRequested, TransferReversed, TransferSucceeded } from '../payout-events.js';

/** The facts of `payout-book` that tell what was paid to whom. */
export type TransferFact = TransferRequested | TransferSucceeded | TransferReversed;

/** Their types. */
export const transferFactTypes = [
  'TransferRequested',
  'TransferSucceeded',
  'TransferReversed',
] as const satisfies readonly TransferFact['type'][];

/**
 * What a payee got in a year: `reversedCents` came back in it. `boxOneCents` is box 1 of Form 1099-NEC, never below
 * zero. `accountId` is the provider's, which knows the tax id; the one that was paid last.
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

type Paid = {
  -readonly [Name in 'payee' | 'accountId' | 'transfers' | 'paidCents' | 'reversedCents']: PaidPayee[Name];
};

/** Adds up what was paid in a calendar year (UTC) by the day of the payment, fact by fact in the order of the book. */
export class PaidInYear {
  private readonly paid = new Map<string, Paid>();
  private readonly asked = new Map<string, string>();

  constructor(private readonly year: string) {}

  /** `recordedAt` is the ISO UTC time of the log. */
  read({ type, data }: TransferFact, recordedAt: string): void {
    const line = `${data.runId} ${payeeKey(data.payee)}`;
    if (type === 'TransferRequested') this.asked.set(line, data.accountId);
    else if (recordedAt.slice(0, 4) === this.year) {
      const paid = this.of(data.payee);
      if (type === 'TransferReversed') paid.reversedCents += data.changeCents;
      else {
        paid.transfers++;
        paid.paidCents += data.payCents;
      }
      paid.accountId = this.asked.get(line) ?? paid.accountId;
    }
  }

  /** Who got or gave back anything in the year, the largest sums first; reported from the threshold on. */
  payees(thresholdCents: Cents): PaidPayee[] {
    return [...this.paid.values()]
      .map((paid) => {
        const boxOneCents = Math.max(0, paid.paidCents - paid.reversedCents);
        return { ...paid, boxOneCents, isReported: boxOneCents >= thresholdCents };
      })
      .sort((a, b) => b.boxOneCents - a.boxOneCents || (payeeKey(a.payee) < payeeKey(b.payee) ? -1 : 1));
  }

  private of(payee: Payee): Paid {
    const key = payeeKey(payee);
    const known = this.paid.get(key) ?? {
      payee,
      accountId: null,
      transfers: 0,
      paidCents: 0,
      reversedCents: 0,
    };
    this.paid.set(key, known);
    return known;
  }
}
