import type pg from 'pg';

/** One query with the values of its `$1`, `$2`, … */
export type Select = Readonly<{ text: string; values: readonly unknown[] }>;

/** The rows of several selects, by their names. */
export type Selected = Readonly<Record<string, readonly pg.QueryResultRow[]>>;

/**
 * Several selects as one statement, which sees one moment: what one of them counts the others list. It answers one
 * row with a JSON array for each name; times come as ISO text.
 */
export function together(selects: Readonly<Record<string, Select>>): Select {
  const values: unknown[] = [];
  const columns = Object.entries(selects).map(([name, select]) => {
    const before = values.length;
    values.push(...select.values);
    const text = select.text.replaceAll(/\$(\d+)/g, (_, number) => `$${before + Number(number)}`);
    return `(select coalesce(json_agg(selected), '[]') from (${text}) as selected) as "${name}"`;
  });
  return { text: `select ${columns.join(',\n  ')}`, values };
}
