import { DomainError } from '@closewise/domain/events';
import { CsvError, parse } from 'csv-parse/sync';

/** A row by the names of the columns; `line` is its last line in the file, counted from 1. `cells` is null where their number is wrong. */
export type CsvRow = Readonly<{ line: number; cells: ReadonlyMap<string, string> | null }>;

type Wanted = Readonly<{ delimiter: string; columns: readonly string[] }>;
type Parsed = Readonly<{ record: string[]; info: { lines: number } }>;

/** More than any affiliate program exports; each row is kept by the names of its columns. */
const mostColumns = 500;

/** The rows of a file, and the columns of its header that nobody wanted. */
export type CsvFile = Readonly<{ rows: CsvRow[]; unread: string[] }>;

/**
 * Reads a CSV file in UTF-8; refuses one without rows, and a header that lacks or repeats a column. The line `sep=;`, which
 * Excel takes for the delimiter, counts before the wanted one.
 */
export function readCsv(bytes: Uint8Array, { delimiter, columns }: Wanted): CsvFile {
  const { text, own } = withoutSeparator(textOf(bytes));
  const [header, ...rows] = parsed(text, own ?? delimiter);
  if (!header) throw wrongFile('The file is empty');
  const names = header.record.map((name) => name.trim());
  if (names.length > mostColumns)
    throw wrongFile(`The file has ${names.length} columns; at most ${mostColumns} are read`);
  const repeated = firstRepeated(names);
  if (repeated !== undefined) throw wrongFile(`The file has the column ${quoted(repeated)} twice`);
  const missing = columns.find((name) => !names.includes(name));
  if (missing !== undefined) {
    const known = names.map(quoted).join(', ');
    throw wrongFile(`The file has no column ${quoted(missing)}; it has ${known}`);
  }
  if (rows.length === 0) throw wrongFile('The file has a header and no rows');
  const linesBefore = own === null ? 0 : 1;
  return {
    unread: names.filter((name) => name !== '' && !columns.includes(name)),
    rows: rows.map(({ record, info }) => ({
      line: info.lines + linesBefore,
      cells: record.length === names.length ? new Map(names.map((name, i) => [name, record[i]!])) : null,
    })),
  };
}

function firstRepeated(names: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return names.find((name) => {
    const isRepeated = seen.has(name);
    seen.add(name);
    return isRepeated;
  });
}

function withoutSeparator(text: string): { text: string; own: string | null } {
  const [line, own] = /^"?sep=([^\r\n])"?(?:\r\n|\n|\r)/i.exec(text) ?? [];
  return line === undefined ? { text, own: null } : { text: text.slice(line.length), own: own! };
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
