import type { Block, ViewSection } from '../../view/index.js';
import { columnsOf, drawBlock } from '../blocks/draw-block.js';
import { keptWithNext, spacedFirst, type Box } from '../flow/box.js';
import { columnWidth, type Flow } from '../flow/flow.js';
import { inStyle, paragraph, whole } from '../flow/text-boxes.js';
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
/** Where a section stands: below which bookmark, which may be drawn only just before it. */
export type Place = Readonly<{ outline: () => Outline; isAppendix: boolean }>;
type Titled = Pick<ViewSection, 'anchor' | 'title' | 'introduction'>;

/** A section with its heading, its bookmark, and its blocks in their columns. */
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
      spacedFirst(drawBlock(block, drawing), index === 0 ? 4 : 8),
    );
    flow.place(lead, boxes, columns);
    lead = [];
  }
  if (lead.length > 0) flow.place(lead, []);
}

type BlockRun = { columns: number; blocks: Block[] };

/** Blocks in as many columns as the one before go on in the same columns. */
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

/** A heading over the whole width, with its bookmark and what introduces it. */
export function headingBoxes(
  paper: Paper,
  element: Element,
  { anchor, title, introduction }: Titled,
  heading: Heading,
): Box[] {
  const { type, style, outline, onDrawn } = heading;
  const name = whole(paper, inStyle(title, style), {
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
      : paragraph(paper, inStyle(introduction, styles.muted), {
          element: paper.element(element, 'P'),
          width: fullWidth,
          before: 2,
        });
  return keptWithNext([marked, ...text]);
}
