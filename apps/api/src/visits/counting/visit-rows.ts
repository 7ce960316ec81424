import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { VisitorMarkRow, VisitSaltRow } from '../visits.table.js';

/** A visitor of the site (`code` is empty) or of a link on a day. */
export type Visitor = Readonly<{ day: string; code: string; mark: string }>;

/** Who is there already adds nothing; sorted, so that two processes wait for each other in one order. */
const countNew = `with fresh as (
    insert into durable.visitor_marks (day, mark)
    select day, mark from unnest($1::date[], $2::text[]) as given (day, mark) order by day, mark
    on conflict do nothing returning day, mark
  )
  insert into durable.visits as known (day, code, visitors)
  select given.day, code, count(*) from unnest($1::date[], $2::text[], $3::text[]) as given (day, mark, code)
    join fresh using (day, mark) group by given.day, code order by given.day, code
  on conflict (day, code) do update set visitors = known.visitors + excluded.visitors`;

/** What is kept of visits, for all processes together. */
@Injectable()
export class VisitRows {
  constructor(private readonly database: Database) {}

  /** The salt of the day, which whoever asks first makes. */
  async saltOf(day: string): Promise<string> {
    const salts = this.database.table(VisitSaltRow);
    const salt = randomBytes(32).toString('base64url');
    await salts.createQueryBuilder().insert().values({ day, salt }).orIgnore().execute();
    const row = await salts.findOneBy({ day });
    if (row) return row.salt;
    throw new Error(`The salt of ${day} was taken away while it was made`);
  }

  /** Counts those of these visitors, each named once, whom no process has counted. */
  async count(visitors: readonly Visitor[]): Promise<void> {
    const columns = [
      visitors.map(({ day }) => day),
      visitors.map(({ mark }) => mark),
      visitors.map(({ code }) => code),
    ];
    await this.database.repeatableTransaction((client) => client.query(countNew, columns));
  }

  /** Leaves of the days before this one the counts alone. */
  async forgetBefore(day: string): Promise<void> {
    await this.database.table(VisitSaltRow).delete({ day: LessThan(day) });
    await this.database.table(VisitorMarkRow).delete({ day: LessThan(day) });
  }
}
