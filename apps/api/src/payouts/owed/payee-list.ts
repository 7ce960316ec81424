import { Injectable } from '@nestjs/common';
import { payeeKey, type Payee } from '@closewise/domain/payee';
import type { PayeeOwed } from '@closewise/domain/payouts';
import { Database } from '../../platform/database/database.js';
import { Projections } from '../../platform/projections/projection.js';
import { payeesProjection } from './payees.projection.js';

/** What is known of a payee without asking their stream; `label` is the code or the tag. */
export type ListedPayee = Readonly<{ label: string }> & Pick<PayeeOwed, 'standing' | 'linkOpened'>;

/** Every payee at once, as far as the read model has come. */
@Injectable()
export class PayeeList {
  readonly projection = payeesProjection.name;

  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
  ) {}

  /** By `payeeKey`. */
  async all(): Promise<Map<string, ListedPayee>> {
    const rows = await this.database.query<Payee & ListedPayee>(
      `select kind, id, label, standing, link_opened as "linkOpened"
       from ${this.projections.schemaOf(payeesProjection.name)}.payees`,
    );
    return new Map(
      rows.map(({ kind, id, label, standing, linkOpened }) => [
        payeeKey({ kind, id }),
        { label, standing, linkOpened },
      ]),
    );
  }
}
