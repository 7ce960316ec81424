import { Injectable } from '@nestjs/common';
import type { Opening, StatementKind } from '@closewise/domain/payouts';
import {
  correctionReferenceOf,
  Ledger,
  PayeeBalances,
  type BookedEntry,
  type NamedPayee,
} from '../../affiliation/index.js';

/** A ledger entry as it appears on a statement. */
export type MonthEntry = Readonly<{
  at: string;
  kind: StatementKind;
  cents: number;
  reference: string;
  stream: string;
  version: number;
}>;

/** Entries per read, which bounds memory for a long month. */
const PAGE = 1000;

/** A payee's ledger entries within a period; all statements read the books through this class. */
@Injectable()
export class BookedMonth {
  constructor(
    private readonly ledger: Ledger,
    private readonly balances: PayeeBalances,
  ) {}

  /** Entries from `from` until `until` (ISO UTC, excluded), and the opening balance before them. */
  async read(
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
        kind: toStatementKind(kind),
        cents,
        reference: paymentId ?? (runId === null ? (correctionReferenceOf(stream) ?? '') : `run ${runId}`),
        stream,
        version,
      })),
    };
  }

  /** Time of the payee's first entry (ISO UTC); null without one. */
  async findFirstEntryTime(payee: NamedPayee): Promise<string | null> {
    const [first] = await this.ledger.entries(payee, null, { offset: 0, limit: 1 });
    return first?.at ?? null;
  }

  /** Waits until the books have caught up with the log; refuses if they do not in time. */
  caughtUp(): Promise<void> {
    return this.balances.caughtUp();
  }
}

function toStatementKind(kind: BookedEntry['kind']): StatementKind {
  if (kind === 'provider-fee') throw new Error('A provider fee cannot be in a payee’s account');
  return kind;
}
