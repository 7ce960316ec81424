import { csvDownload, csvOf, textCell } from '@closewise/domain/csv';
import { decimalDollars } from '@closewise/domain/money';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Ledger, type StatementEntry } from './ledger.js';
import type { AccountHolder } from './payees.js';

/** Entries read at once, so that a long history does not burden the database. */
const PAGE = 1000;

/** Sends the entries of an account as a file. */
@Injectable()
export class AccountFiles {
  constructor(private readonly ledger: Ledger) {}

  /** The entries from `from` up to `asOf` (exclusive); both ISO UTC, null for no bound. */
  async send(
    holder: AccountHolder,
    { from, asOf }: Readonly<{ from: string | null; asOf: string | null }>,
    reply: FastifyReply,
  ): Promise<void> {
    const { total } = await this.ledger.balance(holder, asOf);
    const before = from === null ? 0 : (await this.ledger.balance(holder, from)).total;
    const entries: StatementEntry[] = [];
    for (let offset = before; offset < total; offset += PAGE)
      entries.push(...(await this.ledger.entries(holder, asOf, { offset, limit: PAGE })));
    await reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="closewise-ledger-${holder.label}.csv"`)
      .send(Buffer.from(csvDownload(entriesCsv(entries))));
  }
}

const columns: Readonly<Record<string, (entry: StatementEntry) => string>> = {
  number: ({ number }) => String(number),
  at: ({ at }) => at,
  kind: ({ kind }) => kind,
  cents: ({ cents }) => String(cents),
  balance_cents: ({ balanceCents }) => String(balanceCents),
  dollars: ({ cents }) => decimalDollars(cents),
  balance_dollars: ({ balanceCents }) => decimalDollars(balanceCents),
  reference: ({ paymentId, runId }) => textCell(paymentId ?? runId ?? ''),
  fact: ({ stream, version }) => textCell(`${stream}@${version}`),
};

/** The entries as CSV; a spreadsheet takes no cell for a formula. */
export const entriesCsv = (entries: readonly StatementEntry[]): string =>
  csvOf([
    Object.keys(columns),
    ...entries.map((entry) => Object.values(columns).map((cellOf) => cellOf(entry))),
  ]);
