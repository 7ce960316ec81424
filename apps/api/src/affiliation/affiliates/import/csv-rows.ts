import { DomainError } from '@closewise/domain/events';
import { CsvError, parse } from 'csv-parse/sync';

/** A row by the names of the columns; `line` counts from 1, the header's. `cells` is null where their number is wrong. */
export type CsvRow = Readonly<{ line: number; cells: ReadonlyMap<string, string> | null }>;

type Wanted = Readonly<{ delimiter: string; columns: readonly string[] }>;
type Parsed = Readonly<{ record: string[]; info: { lines: number } }>;

/** The rows of a CSV file in UTF-8; refuses a file without rows, and a header that lacks or repeats a column. */
export function csvRows(bytes: Uint8Array, { delimiter, columns }: Wanted): CsvRow[] {
  const [header, ...rows] = parsed(textOf(bytes), delimiter);
  if (!header) throw wrongFile('The file is empty');
  const names = header.record.map((name) => name.trim());
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw wrongFile(`The file has the column ${quoted(repeated)} twice`);
  const missing = columns.find((name) => !names.includes(name));
  if (missing !== undefined) {
    const known = names.map(quoted).join(', ');
    throw wrongFile(`The file has no column ${quoted(missing)}; it has ${known}`);
  }
  if (rows.length === 0) throw wrongFile('The file has a header and no rows');
  return rows.map(({ record, info }) => ({
    line: info.lines,
    cells: record.length === names.length ? new Map(names.map((name, i) => [name, record[i]!])) : null,
  }));
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw wrongFile('The file is not in UTF-8; export it again as "CSV UTF-8"');
  }
}

function parsed(text: string, delimiter: string): Parsed[] {
  try {
    const options = { delimiter, info: true, relax_column_count: true, skip_empty_lines: true };
    return parse(text, options) as unknown as Parsed[];
  } catch (error) {
    if (error instanceof CsvError) throw wrongFile(`The file is no CSV: ${error.message}`);
    throw error;
  }
}

/** A file that cannot be used. */
export const wrongFile = (message: string): DomainError =>
  new DomainError('affiliation.import-file-invalid', message);

/** As JSON: what stands in a cell moves no cursor. */
const quoted = (name: string): string => JSON.stringify(name);
