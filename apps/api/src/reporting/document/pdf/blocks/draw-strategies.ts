import type { StrategiesBlock } from '../../view/index.js';
import { endKeptWithNext, indented, keptWithNext, spacedFirst, type Box } from '../flow/box.js';
import { numbered } from '../flow/listed.js';
import { paragraph } from '../flow/text-boxes.js';
import type { Element } from '../paper/paper.js';
import { styles, tabular } from '../text/style.js';
import { destinationAt } from './destination.js';
import type { Draw, Drawing } from './drawing.js';
import { framedWords } from './framed-words.js';
import { titleWithAmount } from './title-with-amount.js';

type Strategy = StrategiesBlock['items'][number];

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
  const text = paragraph(paper, [{ text: item.text, style: styles.body }], {
    element: paper.element(element, 'P'),
    width,
    before: 2,
  });
  const steps = paper.element(element, 'L');
  return [
    destinationAt(paper, item.anchor, keptWithNext([title])[0] ?? title),
    ...text,
    ...numbered(paper, item.steps, { element: steps, width, style: styles.body }),
    ...pairsBoxes(item.pairs, drawing, element),
  ];
}

/** Whom, what and about which fees, not torn from each other. */
const pairsBoxes = (pairs: Strategy['pairs'], drawing: Drawing, parent: Element): Box[] =>
  pairs.flatMap((pair, index) => {
    const boxes = pairBoxes(pair, drawing, parent);
    return index === pairs.length - 1 ? boxes : endKeptWithNext(boxes);
  });

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
