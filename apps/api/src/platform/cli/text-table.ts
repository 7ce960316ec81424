/** A column: amounts stand to the right; where the terminal is narrow, `shrinks` says which texts are cut. */
export type Column = Readonly<{ title: string; align?: 'right'; shrinks?: boolean }>;

const GAP = 2;
/** Of a column that is cut. */
const LEAST_WIDTH = 8;

/** Rows under their titles, aligned; no line is longer than `width` as far as cutting what shrinks allows. */
export function textTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number,
): string {
  const widths = columns.map(({ title }, index) =>
    Math.max(title.length, ...rows.map((row) => lengthOf(row[index] ?? ''))),
  );
  const total = (): number => widths.reduce((sum, one) => sum + one + GAP, -GAP);
  columns.forEach(({ shrinks }, index) => {
    const excess = total() - width;
    if (shrinks && excess > 0)
      widths[index] = Math.max(Math.min(LEAST_WIDTH, widths[index]!), widths[index]! - excess);
  });
  const lines = [columns.map(({ title }) => title), ...rows];
  return lines
    .map((row) =>
      columns
        .map(({ align }, index) => fitted(row[index] ?? '', widths[index]!, align))
        .join(' '.repeat(GAP))
        .trimEnd(),
    )
    .join('\n');
}

const segmenter = new Intl.Segmenter('en');

/** What a reader sees as letters. */
const lettersOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

const lengthOf = (text: string): number => lettersOf(text).length;

function fitted(text: string, width: number, align: 'right' | undefined): string {
  const letters = lettersOf(text);
  if (letters.length > width) return `${letters.slice(0, width - 1).join('')}…`;
  const space = ' '.repeat(width - letters.length);
  return align === 'right' ? space + text : text + space;
}

/** The width of the terminal; of a file or a pipe, that of wide ones. */
export const outputWidth = (): number => process.stdout.columns ?? 160;
