/** SQL expression for the number of an account; `kind` and `id` are SQL expressions, `schema` is that of the books. */
export const accountNumber = (schema: string, { kind, id }: { kind: string; id: string }): string =>
  `(select number from ${schema}.ledger_accounts where kind = ${kind} and id = ${id})`;

/**
 * SQL expression for the number of the last entry before a moment, null if there is none. `asOf` is an SQL expression
 * for the moment, null for now.
 */
export const lastEntryBefore = (schema: string, asOf: string): string =>
  `(select number from ${schema}.ledger_entries where recorded_at < coalesce(${asOf}::timestamptz, 'infinity')
    order by recorded_at desc, number desc limit 1)`;

/**
 * SQL for the last posting of an account before a moment: its number as `entries`, the balance after it as
 * `balance_cents`. `account` is an SQL expression for the account's number.
 */
export const lastPosting = (
  schema: string,
  { account, asOf }: { account: string; asOf: string },
): string => `select number as entries, balance_cents from ${schema}.ledger_postings
    where account = ${account} and entry <= ${lastEntryBefore(schema, asOf)}
    order by entry desc limit 1`;
