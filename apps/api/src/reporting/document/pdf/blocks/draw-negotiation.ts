import type { StrategiesBlock, CallsBlock } from '../../view/blocks.js';
import {
  keepTogether,
  indentBoxes,
  keepOnSheet,
  keepWithNext,
  withSpaceBefore,
  keepTogetherUpTo,
  type Box,
} from '../flow/box.js';
import { numberedList, checkList, paragraph } from '../flow/text-boxes.js';
import type { Element } from '../../../../platform/pdf/paper.js';
import { tabular } from '../../../../platform/pdf/style.js';
import { styles } from '../styles.js';
import { type DrawBlock, type Drawing, withDestination, frameWords, titleWithAmount } from './drawing.js';

type Strategy = StrategiesBlock['items'][number];

const notParted = 150;

/** Strategies with scripts. */
export const drawStrategies: DrawBlock<StrategiesBlock> = ({ items }, drawing) =>
  items.flatMap((item, index) => withSpaceBefore(strategyBoxes(item, drawing), index === 0 ? 4 : 12));

function strategyBoxes(item: Strategy, drawing: Drawing): Box[] {
  const { paper, section, width } = drawing;
  const element = paper.element(section, 'Sect');
  const title = titleWithAmount(drawing, element, {
    title: `${item.rank}. ${item.title}`,
    amount: item.amount,
    titleStyle: styles.h3,
    amountStyle: tabular(styles.h3),
    hasRule: true,
  });
  const style = drawing.isAppendix ? styles.small : styles.body;
  const text = paragraph(paper, [{ text: item.text, style }], {
    element: paper.element(element, 'P'),
    width,
    before: 2,
  });
  const steps = paper.element(element, 'L');
  const list = numberedList(paper, item.steps, { element: steps, width, style });
  const pairs = item.pairs.flatMap((pair) => pairBoxes(pair, drawing, element));
  return keepTogetherUpTo(notParted, [
    // Breaks only between steps, so that the start has the topic and the end has the party and the script.
    ...keepWithNext([withDestination(paper, item.anchor, title), ...text]),
    ...list.slice(0, -1),
    ...keepOnSheet(list.slice(-1)),
    ...keepTogether(pairs),
  ]);
}

function pairBoxes(
  { term, text, tone }: Strategy['pairs'][number],
  drawing: Drawing,
  parent: Element,
): Box[] {
  const { paper, width } = drawing;
  const element = paper.element(parent, 'P', tone === 'foreign' ? { lang: 'en-US' } : {});
  if (tone === 'said') return frameWords(drawing, element, term, text);
  const spans = [
    { text: `${term}: `, style: styles.smallStrong },
    { text, style: styles.small },
  ];
  return indentBoxes(paragraph(paper, spans, { element, width, before: 2.5 }), 0);
}

const callHeight = 110;

/** Calls with their fees and a checklist of questions. */
export const drawCalls: DrawBlock<CallsBlock> = ({ items }, drawing) =>
  items.flatMap((item, index) => withSpaceBefore(callBoxes(item, drawing), index === 0 ? 4 : 10));

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
  return keepTogetherUpTo(callHeight, [
    withDestination(paper, item.anchor, { ...title, keepsWithNext: true }),
    ...keepWithNext(fees),
    ...checkList(paper, questions, list),
  ]);
}
