import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Database } from '../platform/database/database.js';
import { VisitorMarkRow, VisitSaltRow } from './visits.table.js';
import { Clock } from '../platform/clock/clock.js';
import type { RecurringJob } from '../platform/jobs/job.js';

/** A visitor of the site (`code` is empty) or of a link on a day. */
export type Visitor = Readonly<{ day: string; code: string; mark: string }>;

/** Ignores known visitors. Sorted, so that two processes take their locks in the same order. */
const countNew = `with fresh as (
    insert into durable.visitor_marks (day, mark)
    select day, mark from unnest($1::date[], $2::text[]) as given (day, mark) order by day, mark
    on conflict do nothing returning day, mark
  )
  insert into durable.visits as known (day, code, visitors)
  select given.day, code, count(*) from unnest($1::date[], $2::text[], $3::text[]) as given (day, mark, code)
    join fresh using (day, mark) group by given.day, code order by given.day, code
  on conflict (day, code) do update set visitors = known.visitors + excluded.visitors`;

/** Stored visits, shared by all processes. */
@Injectable()
export class VisitRows {
  constructor(private readonly database: Database) {}

  /** The salt of the day, created on first use. */
  async saltOf(day: string): Promise<string> {
    const salts = this.database.table(VisitSaltRow);
    const salt = randomBytes(32).toString('base64url');
    await salts.createQueryBuilder().insert().values({ day, salt }).orIgnore().execute();
    const row = await salts.findOneBy({ day });
    if (row) return row.salt;
    throw new Error(`The salt of ${day} was deleted while it was created`);
  }

  /** Counts those of these distinct visitors that no process has counted. */
  async count(visitors: readonly Visitor[]): Promise<void> {
    const columns = [
      visitors.map(({ day }) => day),
      visitors.map(({ mark }) => mark),
      visitors.map(({ code }) => code),
    ];
    await this.database.repeatableTransaction((client) => client.query(countNew, columns));
  }

  /** Deletes everything before this day except the counts. */
  async forgetBefore(day: string): Promise<void> {
    await this.database.table(VisitSaltRow).delete({ day: LessThan(day) });
    await this.database.table(VisitorMarkRow).delete({ day: LessThan(day) });
  }
}

/** Deletes salts and visitor marks soon after each midnight (UTC). */
@Injectable()
export class ForgetVisitors implements RecurringJob {
  readonly name = 'forget-visitors';
  readonly everySeconds = 600;

  constructor(
    private readonly rows: VisitRows,
    private readonly clock: Clock,
  ) {}

  readonly run = (): Promise<void> => this.rows.forgetBefore(this.clock.now().toISOString().slice(0, 10));
}
