import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Database } from '../platform/database/database.js';
import type { RecurringJob } from '../platform/jobs/job.js';
import { SubjectKeyRow } from '../platform/personal-data/subject-key.table.js';
import { ProjectionRegistry } from '../platform/projections/projection-registry.js';

const DAY_SECONDS = 86_400;

/**
 * Rewrites read models with unencrypted personal data each day, so that no trace of an erased person remains. Postgres keeps
 * old row versions in its files even after a plain VACUUM, and column values in its statistics.
 */
@Injectable()
export class RewriteErasedRows implements RecurringJob {
  readonly name = 'rewrite-erased-rows';
  readonly everySeconds = DAY_SECONDS;

  constructor(
    private readonly database: Database,
    private readonly projections: ProjectionRegistry,
  ) {}

  readonly run = async (signal: AbortSignal): Promise<void> => {
    const anyoneErased = await this.database
      .table(SubjectKeyRow)
      .exists({ where: { destroyedAt: Not(IsNull()) } });
    if (!anyoneErased) return;
    for (const table of await this.tables()) {
      if (signal.aborted) return;
      await this.database.query(`vacuum (full, analyze) ${table}`);
    }
  };

  private async tables(): Promise<string[]> {
    const schemas = this.projections
      .all()
      .filter(({ holdsClearPersonalData }) => holdsClearPersonalData)
      .map(({ name }) => this.projections.schemaOf(name));
    const rows = await this.database.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = any($1) order by name`,
      [schemas],
    );
    return rows.map(({ name }) => name);
  }
}
