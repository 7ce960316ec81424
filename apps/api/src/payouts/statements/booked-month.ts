import { Injectable } from '@nestjs/common';
import type { Opening, StatementKind } from '@closewise/domain/payouts';
import {
  correctionReferenceOf,
  Ledger,
  PayeeBalances,
  type BookedEntry,
  type NamedPayee,
} from '../../affiliation/index.js';

/** An entry of the books as a statement tells it. */
export type MonthEntry = Readonly<{
  at: string;
  kind: StatementKind;
  cents: number;
  reference: string;
  stream: string;
  version: number;
}>;

/** Read at once, so that a long month needs little memory. */
const PAGE = 1000;

/** What the books have of a payee in a time: the one place where statements read them. */
@Injectable()
export class BookedMonth {
  constructor(
    private readonly ledger: Ledger,
    private readonly balances: PayeeBalances,
  ) {}

  /** What was booked from `from` until `until` (ISO UTC, the latter excluded), and what was there before. */
  async of(
    payee: NamedPayee,
    from: string,
    until: string,
  ): Promise<Readonly<{ opening: Opening; entries: MonthEntry[] }>> {
    const before = await this.ledger.balance(payee, from);
    const { total } = await this.ledger.balance(payee, until);
    const entries: BookedEntry[] = [];
    for (let offset = before.total; offset < total; offset += PAGE)
      entries.push(
        ...(await this.ledger.entries(payee, until, { offset, limit: Math.min(PAGE, total - offset) })),
      );
    return {
      opening: { entries: before.total, balanceCents: before.balanceCents },
      entries: entries.map(({ at, kind, cents, paymentId, runId, stream, version }) => ({
        at,
        kind: ofPayee(kind),
        cents,
        reference: paymentId ?? (runId === null ? (correctionReferenceOf(stream) ?? '') : `run ${runId}`),
        stream,
        version,
      })),
    };
  }

  /** When the first entry of the payee was booked (ISO UTC); null without one. */
  async begins(payee: NamedPayee): Promise<string | null> {
    const [first] = await this.ledger.entries(payee, null, { offset: 0, limit: 1 });
    return first?.at ?? null;
  }

  /** Waits until the books hold all that the log does now; refuses when they do not in time. */
  caughtUp(): Promise<void> {
    return this.balances.caughtUp();
  }
}

function ofPayee(kind: BookedEntry['kind']): StatementKind {
  if (kind === 'provider-fee') throw new Error('A fee of the provider is in no account of a payee');
  return kind;
}
