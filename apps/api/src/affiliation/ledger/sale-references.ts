import { Injectable } from '@nestjs/common';
import { saleStream } from '@closewise/domain/affiliation';
import { DomainError } from '@closewise/domain/events';
import { correctionStream } from '@closewise/domain/ledger';
import type { Payee } from '@closewise/domain/payee';
import { PaidSales } from '../../billing/index.js';
import { Database } from '../../platform/database/database.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { Projections } from '../../platform/projections/projection.js';
import { ledgerReadModel } from './ledger.projection.js';

/**
 * What is to be explained: the sale of a payment, a payee's line of a payout run, or what a stream tells alone: a
 * termination that emptied an account, or a correction.
 */
export type Explainable = Readonly<
  { paymentId: string } | { runId: string; payee: Payee } | { stream: string }
>;

type Entry = Readonly<{
  stream: string;
  paymentId: string | null;
  runId: string | null;
  kind: Payee['kind'] | null;
  id: string | null;
}>;

const place = /^(?<stream>.+)@(?<version>\d{1,9})$/;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Finds what people mean who hold a payment, an intent of the provider, or an entry of the books. */
@Injectable()
export class SaleReferences {
  constructor(
    private readonly store: EventStore,
    private readonly database: Database,
    private readonly projections: Projections,
    private readonly payments: PaidSales,
  ) {}

  /** `asked`: a payment or intent id, an entry's event id or place (stream@version), or a correction's reference. */
  async find(asked: string): Promise<Explainable> {
    const text = asked.trim();
    const found =
      (await this.byEntry(text)) ?? (await this.byPayment(text)) ?? (await this.byCorrection(text));
    if (found) return found;
    throw new DomainError(
      'affiliation.sale-unknown',
      `There is no sale of the payment ${text} in the books, and no entry of that name`,
    );
  }

  private async byEntry(text: string): Promise<Explainable | null> {
    const { stream, version } = place.exec(text)?.groups ?? {};
    if (stream !== undefined)
      return this.entryWhere('stream = $1 and revision = $2', [stream, Number(version)]);
    return uuid.test(text) ? this.entryWhere('event_id = $1', [text]) : null;
  }

  private async entryWhere(condition: string, values: readonly unknown[]): Promise<Explainable | null> {
    const schema = this.projections.schemaOf(ledgerReadModel);
    const [entry] = await this.database.query<Entry>(
      `select stream, payment_id as "paymentId", run_id as "runId", payee.kind, payee.id
       from ${schema}.ledger_entries as entry
       left join lateral (select account.kind, account.id from ${schema}.ledger_postings as posting
         join ${schema}.ledger_accounts as account on account.number = posting.account
         where posting.entry = entry.number and account.kind in ('affiliate', 'organization') limit 1) as payee on true
       where ${condition} order by line limit 1`,
      [...values],
    );
    if (!entry) return null;
    const { stream, paymentId, runId, kind, id } = entry;
    if (paymentId !== null) return { paymentId };
    return runId === null ? { stream } : { runId, payee: { kind: kind!, id: id! } };
  }

  private async byPayment(text: string): Promise<Explainable | null> {
    for (const paymentId of this.payments.idsNamed(text))
      if ((await this.store.readStream(saleStream(paymentId))).length > 0) return { paymentId };
    return null;
  }

  private async byCorrection(text: string): Promise<Explainable | null> {
    const stream = correctionStream(text);
    return (await this.store.readStream(stream)).length > 0 ? { stream } : null;
  }
}
