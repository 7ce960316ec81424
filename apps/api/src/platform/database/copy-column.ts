/** What a copied row holds. */
export type CopyValue = string | number | boolean | null;

/**
 * A column, its type in the table, and what it holds of a row. Numbers are whole; times are ISO UTC texts to the
 * millisecond at most.
 */
export type CopyColumn<Row> = Readonly<
  { name: string } & (
    | { type: 'text' | 'uuid' | 'timestamptz'; of: (row: Row) => string | null }
    | { type: 'smallint' | 'integer' | 'bigint'; of: (row: Row) => number | null }
    | { type: 'boolean'; of: (row: Row) => boolean | null }
  )
>;

/** Where rows go. */
export type CopyTarget<Row> = Readonly<{ table: string; columns: readonly CopyColumn<Row>[] }>;
