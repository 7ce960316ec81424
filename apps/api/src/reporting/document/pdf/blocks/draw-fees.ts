import type { FeesBlock } from '../../view/blocks.js';
import { keepTogether, keepWithNext, withSpaceBefore, type Box } from '../flow/box.js';
import { paragraph } from '../flow/text-boxes.js';
import type { Element } from '../../../../platform/pdf/paper.js';
import { tabular } from '../../../../platform/pdf/style.js';
import { styles } from '../styles.js';
import type { Span } from '../../../../platform/pdf/typeset.js';
import {
  type DrawBlock,
  type Drawing,
  withDestination,
  frameWords,
  sourceSpans,
  titleWithAmount,
  blockTitle,
} from './drawing.js';

type Fee = FeesBlock['fees'][number];

/** Fees with all that is known of them. */
export const drawFees: DrawBlock<FeesBlock> = ({ title, fees }, drawing) => [
  ...blockTitle(drawing, title),
  ...fees.flatMap((fee) => withSpaceBefore(feeBoxes(fee, drawing), 5)),
];

function feeBoxes(fee: Fee, drawing: Drawing): Box[] {
  const { paper, section, width } = drawing;
  const element = paper.element(section, 'Sect');
  const title = titleWithAmount(drawing, element, {
    title: fee.name,
    amount: fee.amount,
    titleStyle: styles.smallStrong,
    amountStyle: tabular(styles.smallStrong),
    hasRule: true,
  });
  const notes = fee.notes.join(' · ');
  const noteBoxes =
    notes === ''
      ? []
      : paragraph(paper, [{ text: notes, style: styles.smallMuted }], {
          element: paper.element(element, 'P'),
          width,
        });
  const { said = [], told = [] } = Object.groupBy(fee.pairs, ({ isSaid }) => (isSaid ? 'said' : 'told'));
  const words = said.flatMap(({ term, text }) =>
    frameWords(drawing, paper.element(element, 'P'), term, text),
  );
  return [
    withDestination(paper, fee.anchor, { ...title, keepsWithNext: true }),
    ...keepWithNext(noteBoxes),
    ...keepTogether([...pairBoxes(told, drawing, element), ...words]),
  ];
}

/** Joins the pairs in one paragraph to save lines. */
function pairBoxes(pairs: Fee['pairs'], { paper, width }: Drawing, parent: Element): Box[] {
  const spans = pairs.flatMap(({ term, text, anchor, source }): Span[] => [
    { text: `${term}: `, style: styles.smallStrong },
    { text: asSentence(text), style: styles.small, ...(anchor !== null && { anchor }) },
    ...sourceSpans(source),
    { text: ' ', style: styles.small },
  ]);
  return paragraph(paper, spans, { element: paper.element(parent, 'P'), width, before: 1 });
}

const asSentence = (text: string): string => (/[.!?:)\]]$/.test(text) ? text : `${text}.`);
