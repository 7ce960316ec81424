import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Database } from '../platform/database/database.js';
import type { RecurringJob } from '../platform/jobs/job.js';
import { SubjectKeyRow } from '../platform/personal-data/subject-key.table.js';
import { ProjectionRegistry } from '../platform/projections/projection-registry.js';

const DAY_SECONDS = 86_400;

/**
 * Postgres keeps former versions of rows in its files, also after a plain VACUUM, and values of columns in its statistics.
 * Read models that hold persons in clear are written again each day, so that nothing of an erased person stays in them.
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
    const anybodyErased = await this.database
      .table(SubjectKeyRow)
      .exists({ where: { destroyedAt: Not(IsNull()) } });
    if (!anybodyErased) return;
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
