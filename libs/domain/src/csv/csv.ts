/** What a spreadsheet would take for a formula, or for the way to one. */
const formulaStart = /^[=+\-@\t\r]/;
const needsQuotes = /[",\r\n]/;

/** Words of people as a cell: an apostrophe before what would start a formula, no half characters. */
export const textCell = (text: string): string =>
  formulaStart.test(text) ? `'${text.toWellFormed()}` : text.toWellFormed();

/** Rows of cells as a file (RFC 4180). Numbers and names of ours go in as they are, other words by `textCell`. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');

const quoted = (cell: string): string => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A CSV file as it is downloaded: with the byte order mark without which Excel takes UTF-8 for another encoding. */
export const csvDownload = (csv: string): Uint8Array => new TextEncoder().encode(`\ufeff${csv}`);
