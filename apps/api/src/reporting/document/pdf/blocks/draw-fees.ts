import type { FeesBlock } from '../../view/index.js';
import { allTogether, keptWithNext, spacedFirst, type Box } from '../flow/box.js';
import { paragraph } from '../flow/text-boxes.js';
import type { Element } from '../../../../platform/pdf/paper.js';
import { tabular } from '../../../../platform/pdf/style.js';
import { styles } from '../styles.js';
import type { Span } from '../../../../platform/pdf/typeset.js';
import { destinationAt } from './destination.js';
import type { Draw, Drawing } from './drawing.js';
import { framedWords } from './framed-words.js';
import { sourceSpans } from './sourced.js';
import { titleWithAmount } from './title-with-amount.js';
import { blockTitle } from './titled.js';

type Fee = FeesBlock['fees'][number];

/** Fees with all that is known of them. */
export const drawFees: Draw<FeesBlock> = ({ title, fees }, drawing) => [
  ...blockTitle(drawing, title),
  ...fees.flatMap((fee) => spacedFirst(feeBoxes(fee, drawing), 5)),
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
    framedWords(drawing, paper.element(element, 'P'), term, text),
  );
  return [
    destinationAt(paper, fee.anchor, { ...title, keepsWithNext: true }),
    ...keptWithNext(noteBoxes),
    ...allTogether([...pairBoxes(told, drawing, element), ...words]),
  ];
}

/** One after the other in a paragraph: so many lines are saved on paper. */
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
