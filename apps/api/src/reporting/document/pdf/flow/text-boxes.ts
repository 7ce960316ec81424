import { heightOf, type Element, type Paper } from '../../../../platform/pdf/paper.js';
import type { Style } from '../../../../platform/pdf/style.js';
import type { Line, Span } from '../../../../platform/pdf/typeset.js';
import type { Box } from './box.js';

type Where = Readonly<{ element: Element; width: number; before?: number }>;

/** One span, for a text in one style. */
export const inStyle = (text: string, style: Style): Span[] => [{ text, style }];

/** So many lines are read at once: parting them would save little room. */
const wholeUpTo = 7;

/** A paragraph; a long one may go on in the next column, with at least two of its lines on either side. */
export function paragraph(
  paper: Paper,
  spans: readonly Span[],
  { element, width, before = 0 }: Where,
): Box[] {
  const lines = paper.lines(spans, width);
  return partsOf(lines).map((part, index) => ({
    height: heightOf(part),
    before: index === 0 ? before : 0,
    keepsWithNext: false,
    draw: (x, y) => paper.write(element, part, x, y),
  }));
}

function partsOf(lines: readonly Line[]): (readonly Line[])[] {
  if (lines.length <= wholeUpTo) return lines.length === 0 ? [] : [lines];
  return [lines.slice(0, 2), ...lines.slice(2, -2).map((line) => [line]), lines.slice(-2)];
}

/** A text that is never parted, in one box. */
export function whole(paper: Paper, spans: readonly Span[], { element, width, before = 0 }: Where): Box {
  const lines = paper.lines(spans, width);
  return {
    height: heightOf(lines),
    before,
    keepsWithNext: false,
    draw: (x, y) => paper.write(element, lines, x, y),
  };
}
