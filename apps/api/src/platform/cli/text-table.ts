/** A column of a table. Amounts are right-aligned; texts that `shrinks` are cut when the terminal is narrow. */
export type Column = Readonly<{ title: string; align?: 'right'; shrinks?: boolean }>;

const GAP = 2;
/** Of a column that is cut. */
const LEAST_WIDTH = 8;

/** Formats aligned rows under their titles; no line is longer than `width`, if cutting allows it. */
export function formatTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number,
): string {
  const widths = columns.map(({ title }, index) =>
    Math.max(title.length, ...rows.map((row) => displayLength(row[index] ?? ''))),
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
        .map(({ align }, index) => fitText(row[index] ?? '', widths[index]!, align))
        .join(' '.repeat(GAP))
        .trimEnd(),
    )
    .join('\n');
}

const segmenter = new Intl.Segmenter('en');

/** What a reader perceives as characters. */
const graphemesOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

const displayLength = (text: string): number => graphemesOf(text).length;

function fitText(text: string, width: number, align: 'right' | undefined): string {
  const graphemes = graphemesOf(text);
  if (graphemes.length > width) return `${graphemes.slice(0, width - 1).join('')}…`;
  const space = ' '.repeat(width - graphemes.length);
  return align === 'right' ? space + text : text + space;
}

/** The terminal's width; a wide one's for a file or a pipe. */
export const outputWidth = (): number => process.stdout.columns ?? 160;
