import { heightOf, type Element, type Paper } from '../../../../platform/pdf/paper.js';
import { colors, type Style } from '../../../../platform/pdf/style.js';
import type { Span } from '../../../../platform/pdf/typeset.js';
import { keptOnSheet, type Box } from './box.js';
import { inStyle } from './text-boxes.js';

type List = Readonly<{ element: Element; width: number; style: Style; before?: number }>;
type Marker = (x: number, y: number) => void;

/** Numbered sentences. */
export function numbered(paper: Paper, sentences: readonly string[], list: List): Box[] {
  const items = sentences.map((sentence, index) => {
    const [label] = paper.lines(inStyle(`${index + 1}.`, { ...list.style, color: colors.pine700 }), 30);
    return item(paper, inStyle(sentence, list.style), list, (x, y) => {
      const baseline = y + list.style.leading / 2 + list.style.size * 0.35;
      paper.decorate(() => label?.runs.forEach((run) => paper.writeRun(run, x, baseline)));
    });
  });
  return lastTwoTogether(items);
}

/** Sentences with dots before them. */
export const dotted = (paper: Paper, items: readonly (readonly Span[])[], list: List): Box[] =>
  lastTwoTogether(
    items.map((spans) =>
      item(paper, spans, list, (x, y) =>
        paper.decorate((doc) => doc.circle(x + 4, y + list.style.leading / 2, 1.3).fill(colors.pine700)),
      ),
    ),
  );

/** Sentences with boxes to tick. */
export const ticked = (paper: Paper, items: readonly (readonly Span[])[], list: List): Box[] =>
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

/** So that the last does not stand alone at the top of a sheet. */
const lastTwoTogether = (items: readonly Box[]): Box[] => [
  ...items.slice(0, -2),
  ...keptOnSheet(items.slice(-2, -1)),
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
