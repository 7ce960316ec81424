import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

/** Visitors of a link on the days from `since` on; on `firstDay` (null: never) the site began to count. */
export type VisitsOfCode = Readonly<{
  firstDay: string | null;
  total: number;
  days: readonly Readonly<{ day: string; visitors: number }>[];
}>;

/** How many visitors there were, by day (UTC). */
@Injectable()
export class VisitCounts {
  constructor(private readonly database: Database) {}

  /** Of a link, by its code in capitals; of the whole site with the empty code. The days are oldest first. */
  async of(code: string, since: string): Promise<VisitsOfCode> {
    const { first, total, days } = await this.database.selectTogether<{
      first: [{ day: string | null }];
      total: [{ visitors: number }];
      days: { day: string; visitors: number }[];
    }>({
      first: { text: `select min(day)::text as day from ${visits} where code = ''`, values: [] },
      total: {
        text: `select coalesce(sum(visitors), 0)::bigint as visitors from ${visits} where code = $1`,
        values: [code],
      },
      days: {
        text: `select day::text, visitors from ${visits} where code = $1 and day >= $2::date order by day`,
        values: [code, since],
      },
    });
    return { firstDay: first[0].day, total: total[0].visitors, days };
  }
}

const visits = 'durable.visits';
