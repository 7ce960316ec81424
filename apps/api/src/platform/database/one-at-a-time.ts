import type pg from 'pg';

/** A connection that several parts use: each query waits for the one before it, which pg will not do from version 9 on. */
export class OneAtATime {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly client: pg.Client) {}

  query<Row extends pg.QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
  ): Promise<pg.QueryResult<Row>> {
    const asked = this.last.then(() => this.client.query<Row>(text, [...values]));
    this.last = asked.catch(() => undefined);
    return asked;
  }
}
