import type { StrategiesBlock } from '../../view/index.js';
import {
  allTogether,
  indented,
  keptOnSheet,
  keptWithNext,
  spacedFirst,
  togetherUpTo,
  type Box,
} from '../flow/box.js';
import { numbered } from '../flow/listed.js';
import { paragraph } from '../flow/text-boxes.js';
import type { Element } from '../../../../platform/pdf/paper.js';
import { tabular } from '../../../../platform/pdf/style.js';
import { styles } from '../styles.js';
import { destinationAt } from './destination.js';
import type { Draw, Drawing } from './drawing.js';
import { framedWords } from './framed-words.js';
import { titleWithAmount } from './title-with-amount.js';

type Strategy = StrategiesBlock['items'][number];

const notParted = 150;

/** What to negotiate, with the words to say. */
export const drawStrategies: Draw<StrategiesBlock> = ({ items }, drawing) =>
  items.flatMap((item, index) => spacedFirst(strategyBoxes(item, drawing), index === 0 ? 4 : 12));

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
  const list = numbered(paper, item.steps, { element: steps, width, style });
  const pairs = item.pairs.flatMap((pair) => pairBoxes(pair, drawing, element));
  return togetherUpTo(notParted, [
    // Parted only between two steps: a beginning tells what it is about, an end has whom to call and what to say.
    ...keptWithNext([destinationAt(paper, item.anchor, title), ...text]),
    ...list.slice(0, -1),
    ...keptOnSheet(list.slice(-1)),
    ...allTogether(pairs),
  ]);
}

function pairBoxes(
  { term, text, tone }: Strategy['pairs'][number],
  drawing: Drawing,
  parent: Element,
): Box[] {
  const { paper, width } = drawing;
  const element = paper.element(parent, 'P', tone === 'foreign' ? { lang: 'en-US' } : {});
  if (tone === 'said') return framedWords(drawing, element, term, text);
  const spans = [
    { text: `${term}: `, style: styles.smallStrong },
    { text, style: styles.small },
  ];
  return indented(paragraph(paper, spans, { element, width, before: 2.5 }), 0);
}
