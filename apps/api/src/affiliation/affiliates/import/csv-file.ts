import { DomainError } from '@closewise/domain/events';
import { CsvError, parse } from 'csv-parse/sync';

/** Cells by column name, null if their number is wrong; `line` is the row's last line in the file, counted from 1. */
export type CsvRow = Readonly<{ line: number; cells: ReadonlyMap<string, string> | null }>;

type CsvFormat = Readonly<{ delimiter: string; columns: readonly string[] }>;
type ParsedRecord = Readonly<{ record: string[]; info: { lines: number } }>;

/** More than any affiliate program exports. */
const mostColumns = 500;

/** `ignored`: columns of the header that were not requested. */
export type CsvFile = Readonly<{ rows: CsvRow[]; ignored: string[] }>;

/**
 * Reads a CSV file in UTF-8. Refuses a file without rows, and a header in which a column is missing or repeated. A first
 * line `sep=;`, as Excel reads it, overrides the delimiter.
 */
export function readCsv(bytes: Uint8Array, { delimiter, columns }: CsvFormat): CsvFile {
  const { text, own } = splitSeparatorLine(decode(bytes));
  const [header, ...rows] = parseRecords(text, own ?? delimiter);
  if (!header) throw invalidFile('The file is empty');
  const names = header.record.map((name) => name.trim());
  if (names.length > mostColumns)
    throw invalidFile(`The file has ${names.length} columns; the maximum is ${mostColumns}`);
  const repeated = findRepeated(names);
  if (repeated !== undefined) throw invalidFile(`The file has the column ${quote(repeated)} twice`);
  const missing = columns.find((name) => !names.includes(name));
  if (missing !== undefined) {
    const existing = names.map(quote).join(', ');
    throw invalidFile(`The file has no column ${quote(missing)}; it has ${existing}`);
  }
  if (rows.length === 0) throw invalidFile('The file has a header but no rows');
  const linesBefore = own === null ? 0 : 1;
  return {
    ignored: names.filter((name) => name !== '' && !columns.includes(name)),
    rows: rows.map(({ record, info }) => ({
      line: info.lines + linesBefore,
      cells: record.length === names.length ? new Map(names.map((name, i) => [name, record[i]!])) : null,
    })),
  };
}

function findRepeated(names: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return names.find((name) => {
    const isRepeated = seen.has(name);
    seen.add(name);
    return isRepeated;
  });
}

function splitSeparatorLine(text: string): { text: string; own: string | null } {
  const [line, own] = /^"?sep=([^\r\n])"?(?:\r\n|\n|\r)/i.exec(text) ?? [];
  return line === undefined ? { text, own: null } : { text: text.slice(line.length), own: own! };
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalidFile('The file is not UTF-8. Export it again as "CSV UTF-8"');
  }
}

function parseRecords(text: string, delimiter: string): ParsedRecord[] {
  try {
    const options = { delimiter, info: true, relax_column_count: true, skip_empty_lines: true };
    return parse(text, options) as unknown as ParsedRecord[];
  } catch (error) {
    if (error instanceof CsvError) throw invalidFile(`The file is not valid CSV: ${error.message}`);
    throw error;
  }
}

export const invalidFile = (message: string): DomainError =>
  new DomainError('affiliation.import-file-invalid', message);

/** As JSON, so that control characters in a cell do not reach the terminal. */
const quote = (name: string): string => JSON.stringify(name);
