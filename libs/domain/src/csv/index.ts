/** Characters that make a spreadsheet read a cell as a formula. */
const formulaStart = /^[=+\-@\t\r]/;
const needsQuotes = /[",\r\n]/;

/** A cell with text that a person typed: an apostrophe goes before a formula's first character. */
export const textCell = (text: string): string =>
  formulaStart.test(text) ? `'${text.toWellFormed()}` : text.toWellFormed();

/** Rows of cells as CSV (RFC 4180). Text that a person typed must pass through `textCell` first. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');

const quoted = (cell: string): string => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A CSV file for download. Excel needs the byte order mark to recognize UTF-8. */
export const csvDownload = (csv: string): Uint8Array => new TextEncoder().encode(`\ufeff${csv}`);
