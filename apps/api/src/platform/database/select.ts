import type pg from 'pg';

/** A query with the values of its `$1`, `$2`, … */
export type Select = Readonly<{ text: string; values: readonly unknown[] }>;

/** The rows of several selects, by name. */
export type SelectResults = Readonly<Record<string, readonly pg.QueryResultRow[]>>;

/**
 * Combines several selects into one statement with one snapshot, so that their counts and lists agree. It returns one
 * row with a JSON array for each name; times are ISO texts.
 */
export function combineSelects(selects: Readonly<Record<string, Select>>): Select {
  const values: unknown[] = [];
  const columns = Object.entries(selects).map(([name, select]) => {
    const before = values.length;
    values.push(...select.values);
    const text = select.text.replaceAll(/\$(\d+)/g, (_, number) => `$${before + Number(number)}`);
    return `(select coalesce(json_agg(selected), '[]') from (${text}) as selected) as "${name}"`;
  });
  return { text: `select ${columns.join(',\n  ')}`, values };
}
