import { Injectable } from '@nestjs/common';
import { saleStream } from '@closewise/domain/affiliation';
import { DomainError } from '@closewise/domain/events';
import { correctionStream } from '@closewise/domain/ledger';
import type { Payee } from '@closewise/domain/payee';
import { PaidReports, PaidSales } from '../../billing/index.js';
import { Database } from '../../platform/database/database.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { Projections } from '../../platform/projections/projection.js';
import { ledgerReadModel } from './ledger.projection.js';

const reportNumber = /^\d{16}$/;

/** Finds the payment of a sale. */
@Injectable()
export class PaymentReferences {
  constructor(
    private readonly store: EventStore,
    private readonly sales: PaidSales,
    private readonly reports: PaidReports,
  ) {}

  /** By the payment's id or the id of its intent at the provider; null if there is no such sale. */
  async find(text: string): Promise<string | null> {
    return this.firstSale(this.sales.idsNamed(text));
  }

  /** Also by the number of the report that the payment paid for. */
  async findWithReports(text: string): Promise<string | null> {
    const paymentId = reportNumber.test(text) ? await this.reports.paymentOf(Number(text)) : null;
    return paymentId === null ? this.find(text) : this.firstSale([paymentId]);
  }

  private async firstSale(paymentIds: readonly string[]): Promise<string | null> {
    for (const paymentId of paymentIds)
      if ((await this.store.readStream(saleStream(paymentId))).length > 0) return paymentId;
    return null;
  }
}

/**
 * Something to explain: the sale of a payment, a payee's line of a payout run, or a stream that explains itself (a
 * correction, or a termination that emptied an account).
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

/** Finds what a payment, an intent, a correction's reference or an entry of the books refers to. */
@Injectable()
export class LedgerReferences {
  constructor(
    private readonly store: EventStore,
    private readonly database: Database,
    private readonly projections: Projections,
    private readonly payments: PaymentReferences,
  ) {}

  /** `text`: a payment or intent id, an entry's event id or place (stream@version), or a correction's reference. */
  async find(text: string): Promise<Explainable> {
    const reference = text.trim();
    const found =
      (await this.findEntry(reference)) ??
      (await this.findSale(reference)) ??
      (await this.findCorrection(reference));
    if (found) return found;
    throw new DomainError(
      'affiliation.sale-unknown',
      `The books have no sale of the payment ${reference}, and no entry with this name`,
    );
  }

  private async findEntry(reference: string): Promise<Explainable | null> {
    const { stream, version } = place.exec(reference)?.groups ?? {};
    if (stream !== undefined)
      return this.entryWhere('stream = $1 and revision = $2', [stream, Number(version)]);
    return uuid.test(reference) ? this.entryWhere('event_id = $1', [reference]) : null;
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

  private async findSale(reference: string): Promise<Explainable | null> {
    const paymentId = await this.payments.find(reference);
    return paymentId === null ? null : { paymentId };
  }

  private async findCorrection(reference: string): Promise<Explainable | null> {
    const stream = correctionStream(reference);
    return (await this.store.readStream(stream)).length > 0 ? { stream } : null;
  }
}
