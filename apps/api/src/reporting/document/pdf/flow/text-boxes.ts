import { heightOf, type Element, type Paper } from '../../../../platform/pdf/paper.js';
import { type Style, colors } from '../../../../platform/pdf/style.js';
import type { Line, Span } from '../../../../platform/pdf/typeset.js';
import { type Box, keepOnSheet } from './box.js';

type Where = Readonly<{ element: Element; width: number; before?: number }>;

/** A text in one style. */
export const styledSpans = (text: string, style: Style): Span[] => [{ text, style }];

/** Paragraphs up to this number of lines are not split. */
const wholeUpTo = 7;

/** A paragraph. A long one may continue in the next column, with at least two lines on either side. */
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

/** A text that is never split. */
export function unbrokenText(
  paper: Paper,
  spans: readonly Span[],
  { element, width, before = 0 }: Where,
): Box {
  const lines = paper.lines(spans, width);
  return {
    height: heightOf(lines),
    before,
    keepsWithNext: false,
    draw: (x, y) => paper.write(element, lines, x, y),
  };
}

type List = Readonly<{ element: Element; width: number; style: Style; before?: number }>;
type Marker = (x: number, y: number) => void;

/** A numbered list. */
export function numberedList(paper: Paper, sentences: readonly string[], list: List): Box[] {
  const items = sentences.map((sentence, index) => {
    const [label] = paper.lines(styledSpans(`${index + 1}.`, { ...list.style, color: colors.pine700 }), 30);
    return item(paper, styledSpans(sentence, list.style), list, (x, y) => {
      const baseline = y + list.style.leading / 2 + list.style.size * 0.35;
      paper.decorate(() => label?.runs.forEach((run) => paper.writeRun(run, x, baseline)));
    });
  });
  return lastTwoTogether(items);
}

/** A bullet list. */
export const bulletList = (paper: Paper, items: readonly (readonly Span[])[], list: List): Box[] =>
  lastTwoTogether(
    items.map((spans) =>
      item(paper, spans, list, (x, y) =>
        paper.decorate((doc) => doc.circle(x + 4, y + list.style.leading / 2, 1.3).fill(colors.pine700)),
      ),
    ),
  );

/** A checklist. */
export const checkList = (paper: Paper, items: readonly (readonly Span[])[], list: List): Box[] =>
  lastTwoTogether(
    items.map((spans) =>
      item(paper, spans, list, (x, y) =>
        paper.decorate((doc) =>
          doc
            .rect(x + 0.5, y + (list.style.leading - 6.6) / 2, 6.6, 6.6)
            .lineWidth(0.7)
            .stroke(colors.muted),
        ),
      ),
    ),
  );

/** Prevents a single last item at the top of a sheet. */
const lastTwoTogether = (items: readonly Box[]): Box[] => [
  ...items.slice(0, -2),
  ...keepOnSheet(items.slice(-2, -1)),
  ...items.slice(-1),
];

const indent = 12;

function item(paper: Paper, spans: readonly Span[], list: List, marker: Marker): Box {
  const body = paper.element(paper.element(list.element, 'LI'), 'LBody');
  const lines = paper.lines(spans, list.width - indent);
  return {
    height: heightOf(lines),
    before: list.before ?? 2,
    keepsWithNext: false,
    draw: (x, y) => {
      marker(x, y);
      paper.write(body, lines, x + indent, y);
    },
  };
}
