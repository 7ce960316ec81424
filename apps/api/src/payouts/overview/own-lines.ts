import { Injectable } from '@nestjs/common';
import { payeeKey, type Payee } from '@closewise/domain/payee';
import type { OwnLine } from '@closewise/domain/payouts';
import { Database } from '../../platform/database/database.js';
import { Projections } from '../../platform/projections/projection.js';
import { ownLinesProjection } from './own-lines.projection.js';

/** The lines of a payee, as far as the read model has come. */
@Injectable()
export class OwnLines {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
  ) {}

  /** Those that were to be paid, of the newest run first. */
  of(payee: Payee): Promise<OwnLine[]> {
    return this.database.query<OwnLine>(
      `select run_id as "runId", month, runs.status as "runStatus", cents as "payCents", lines.status, at,
         reason_code as "reasonCode", reversed_cents as "reversedCents"
       from ${this.schema}.lines join ${this.schema}.runs using (run_id)
       where payee = $1 order by as_of desc, run_id desc`,
      [payeeKey(payee)],
    );
  }

  /** Whether the month (`2026-10`) has a run that was not cancelled. */
  async hasRun(month: string): Promise<boolean> {
    const found = await this.database.query(
      `select from ${this.schema}.runs where month = $1 and status <> 'cancelled' limit 1`,
      [month],
    );
    return found.length > 0;
  }

  private get schema(): string {
    return this.projections.schemaOf(ownLinesProjection.name);
  }
}
