import type { FactsBlock, NoticesBlock, SentencesBlock, StepsBlock } from '../../view/index.js';
import { keptWithNext, spacedFirst, togetherUpTo, type Box } from '../flow/box.js';
import { dotted, ticked } from '../flow/listed.js';
import { paragraph } from '../flow/text-boxes.js';
import { styles } from '../styles.js';
import type { Draw, Drawing } from './drawing.js';
import { sourceSpans } from './sourced.js';
import { titleWithAmount } from './title-with-amount.js';
import { blockTitle } from './titled.js';

const notParted = 80;
const textStyle = ({ isAppendix }: Drawing) => (isAppendix ? styles.small : styles.body);
const strongStyle = ({ isAppendix }: Drawing) => (isAppendix ? styles.smallStrong : styles.strong);

/** Facts with their values at the right. */
export const drawFacts: Draw<FactsBlock> = ({ facts }, drawing) =>
  facts.flatMap(({ label, value, text, source }) => {
    const { paper, section, width } = drawing;
    const element = paper.element(section, 'Sect');
    const title = titleWithAmount(drawing, element, {
      title: label,
      amount: value,
      titleStyle: styles.smallStrong,
      amountStyle: styles.smallStrong,
      hasRule: true,
    });
    const spans = [{ text, style: styles.small }, ...sourceSpans(source)];
    const boxes = paragraph(paper, spans, { element: paper.element(element, 'P'), width });
    return spacedFirst([...keptWithNext([title]), ...boxes], 6);
  });

/** Steps with their headings. */
export const drawSteps: Draw<StepsBlock> = ({ steps }, drawing) =>
  steps.flatMap(({ title, text }, index) => {
    const { paper, section, width } = drawing;
    const spans = [
      { text: `${index + 1}. ${title}: `, style: strongStyle(drawing) },
      { text, style: textStyle(drawing) },
    ];
    return paragraph(paper, spans, { element: paper.element(section, 'P'), width, before: 4 });
  });

/** Sentences with dots, or with boxes to tick. */
export const drawSentences: Draw<SentencesBlock> = ({ kind, title, sentences }, drawing) => {
  const { paper, section, width } = drawing;
  const titles = blockTitle(drawing, title);
  const style = styles.small;
  const list = { element: paper.element(section, 'L'), width, style, before: 2.5 };
  const items = sentences.map((text) => [{ text, style }]);
  return togetherUpTo(notParted, [
    ...titles,
    ...spacedFirst(kind === 'checks' ? ticked(paper, items, list) : dotted(paper, items, list), 5),
  ]);
};

/** Rules that concern the purchase. */
export const drawNotices: Draw<NoticesBlock> = ({ notices }, drawing) =>
  notices.flatMap(({ title, text, source }): Box[] => {
    const { paper, section, width } = drawing;
    const spans = [
      { text: `${title}: `, style: strongStyle(drawing) },
      { text, style: textStyle(drawing) },
      ...sourceSpans(source),
    ];
    return paragraph(paper, spans, { element: paper.element(section, 'P'), width, before: 5 });
  });
