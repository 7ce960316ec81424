import { csvDownload } from '@closewise/domain/csv';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Ledger, type StatementEntry } from '../ledger.js';
import type { AccountHolder } from '../payees.js';
import { accountCsv } from './account-csv.js';

/** Read at once, so that a long history asks for little of the database. */
const PAGE = 1000;

/** Answers requests for the entries of an account as a file. */
@Injectable()
export class AccountFiles {
  constructor(private readonly ledger: Ledger) {}

  /** All entries up to `asOf`, those before `from` left out; both ISO UTC, null for no bound. */
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
      .send(Buffer.from(csvDownload(accountCsv(entries))));
  }
}
