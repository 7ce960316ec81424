import type { CallsBlock } from '../../view/index.js';
import { keptWithNext, spacedFirst, togetherUpTo, type Box } from '../flow/box.js';
import { ticked } from '../flow/listed.js';
import { paragraph } from '../flow/text-boxes.js';
import { tabular } from '../../../../platform/pdf/style.js';
import { styles } from '../styles.js';
import { destinationAt } from './destination.js';
import type { Draw, Drawing } from './drawing.js';
import { titleWithAmount } from './title-with-amount.js';

const notParted = 110;

/** Whom to call about which fees, with a box to tick before each question. */
export const drawCalls: Draw<CallsBlock> = ({ items }, drawing) =>
  items.flatMap((item, index) => spacedFirst(callBoxes(item, drawing), index === 0 ? 4 : 10));

function callBoxes(item: CallsBlock['items'][number], drawing: Drawing): Box[] {
  const { paper, section, width } = drawing;
  const element = paper.element(section, 'Sect');
  const title = titleWithAmount(drawing, element, {
    title: item.who,
    amount: item.amount,
    titleStyle: styles.h3,
    amountStyle: tabular(styles.h3),
    hasRule: true,
  });
  const fees = paragraph(paper, [{ text: item.fees, style: styles.smallMuted }], {
    element: paper.element(element, 'P'),
    width,
  });
  const questions = item.questions.map(({ about, text }) => [
    ...(about === null ? [] : [{ text: `${about}: `, style: styles.smallStrong }]),
    { text, style: styles.small },
  ]);
  const list = { element: paper.element(element, 'L'), width, style: styles.small };
  return togetherUpTo(notParted, [
    destinationAt(paper, item.anchor, { ...title, keepsWithNext: true }),
    ...keptWithNext(fees),
    ...ticked(paper, questions, list),
  ]);
}
