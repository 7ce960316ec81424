import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.js';

/** Visitors of a link; `days` starts at `since`. `firstDay` is the first day counted on the site, or null. */
export type LinkVisits = Readonly<{
  firstDay: string | null;
  total: number;
  days: readonly Readonly<{ day: string; visitors: number }>[];
}>;

/** Numbers of visitors by day (UTC). */
@Injectable()
export class VisitCounts {
  constructor(private readonly database: Database) {}

  /** For a link, by its code in capitals; for the whole site with an empty code. Days are oldest first. */
  async read(code: string, since: string): Promise<LinkVisits> {
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
