import type { Block } from '../../view/blocks.js';
import type { ViewSection } from '../../view/report-view.js';
import { columnsOf, drawBlock } from '../blocks/draw-block.js';
import { keepWithNext, withSpaceBefore, type Box } from '../flow/box.js';
import { columnWidth, type Flow } from '../flow/flow.js';
import { styledSpans, paragraph, unbrokenText } from '../flow/text-boxes.js';
import { fullWidth, sheet, type Element, type Paper } from '../../../../platform/pdf/paper.js';
import { type Style } from '../../../../platform/pdf/style.js';
import { styles } from '../styles.js';

export type Outline = Paper['doc']['outline'];
type Heading = Readonly<{
  type: 'H1' | 'H2';
  style: Style;
  outline: () => Outline;
  onDrawn?: (item: Outline) => void;
}>;
/** The parent bookmark of a section. It is read lazily, because it may be created only just before. */
export type Place = Readonly<{ outline: () => Outline; isAppendix: boolean }>;
type Titled = Pick<ViewSection, 'anchor' | 'title' | 'introduction'>;

/** Places a section with heading, bookmark, and blocks in columns. */
export function placeSection(
  paper: Paper,
  flow: Flow,
  section: ViewSection,
  { outline, isAppendix }: Place,
): void {
  const element = paper.element(paper.root, 'Sect');
  let lead = headingBoxes(paper, element, section, { type: 'H2', style: styles.h2, outline });
  for (const { columns, blocks } of runsOf(section.blocks, isAppendix)) {
    const drawing = { paper, section: element, width: columnWidth(columns), isAppendix };
    const boxes = blocks.flatMap((block, index) =>
      withSpaceBefore(drawBlock(block, drawing), index === 0 ? 4 : 8),
    );
    flow.place(lead, boxes, columns);
    lead = [];
  }
  if (lead.length > 0) flow.place(lead, []);
}

type BlockRun = { columns: number; blocks: Block[] };

/** Groups consecutive blocks with the same number of columns. */
function runsOf(blocks: readonly Block[], isAppendix: boolean): BlockRun[] {
  const runs: BlockRun[] = [];
  for (const block of blocks) {
    const columns = columnsOf(block, isAppendix);
    const last = runs.at(-1);
    if (last?.columns === columns) last.blocks.push(block);
    else runs.push({ columns, blocks: [block] });
  }
  return runs;
}

/** A heading across the whole width, with bookmark and introduction. */
export function headingBoxes(
  paper: Paper,
  element: Element,
  { anchor, title, introduction }: Titled,
  heading: Heading,
): Box[] {
  const { type, style, outline, onDrawn } = heading;
  const name = unbrokenText(paper, styledSpans(title, style), {
    element: paper.element(element, type),
    width: fullWidth,
    before: 13,
  });
  const marked: Box = {
    ...name,
    draw: (x, y) => {
      const top = Math.max(0, y - 6);
      paper.doc.addNamedDestination(anchor, 'XYZ', 0, top, null);
      const item = outline().addItem(title, { top, left: sheet.width, fit: false });
      onDrawn?.(item);
      name.draw(x, y);
    },
  };
  const text =
    introduction === null
      ? []
      : paragraph(paper, styledSpans(introduction, styles.muted), {
          element: paper.element(element, 'P'),
          width: fullWidth,
          before: 2,
        });
  return keepWithNext([marked, ...text]);
}
