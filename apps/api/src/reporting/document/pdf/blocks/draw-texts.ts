import type {
  FactsBlock,
  NoticesBlock,
  SentencesBlock,
  StepsBlock,
  SourcesBlock,
} from '../../view/blocks.js';
import { keepWithNext, withSpaceBefore, keepTogetherUpTo, type Box } from '../flow/box.js';
import { bulletList, checkList, paragraph, unbrokenText } from '../flow/text-boxes.js';
import { styles } from '../styles.js';
import {
  type DrawBlock,
  type Drawing,
  sourceSpans,
  titleWithAmount,
  blockTitle,
  withDestination,
} from './drawing.js';
import { colors, inColor } from '../../../../platform/pdf/style.js';
import type { Span } from '../../../../platform/pdf/typeset.js';

const notParted = 80;
const textStyle = ({ isAppendix }: Drawing) => (isAppendix ? styles.small : styles.body);
const strongStyle = ({ isAppendix }: Drawing) => (isAppendix ? styles.smallStrong : styles.strong);

/** Facts with values at the right. */
export const drawFacts: DrawBlock<FactsBlock> = ({ facts }, drawing) =>
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
    return withSpaceBefore([...keepWithNext([title]), ...boxes], 6);
  });

/** Steps with their headings. */
export const drawSteps: DrawBlock<StepsBlock> = ({ steps }, drawing) =>
  steps.flatMap(({ title, text }, index) => {
    const { paper, section, width } = drawing;
    const spans = [
      { text: `${index + 1}. ${title}: `, style: strongStyle(drawing) },
      { text, style: textStyle(drawing) },
    ];
    return paragraph(paper, spans, { element: paper.element(section, 'P'), width, before: 4 });
  });

/** A bullet list or a checklist. */
export const drawSentences: DrawBlock<SentencesBlock> = ({ kind, title, sentences }, drawing) => {
  const { paper, section, width } = drawing;
  const titles = blockTitle(drawing, title);
  const style = styles.small;
  const list = { element: paper.element(section, 'L'), width, style, before: 2.5 };
  const items = sentences.map((text) => [{ text, style }]);
  return keepTogetherUpTo(notParted, [
    ...titles,
    ...withSpaceBefore(kind === 'checks' ? checkList(paper, items, list) : bulletList(paper, items, list), 5),
  ]);
};

/** Notices as paragraphs. */
export const drawNotices: DrawBlock<NoticesBlock> = ({ notices }, drawing) =>
  notices.flatMap(({ title, text, source }): Box[] => {
    const { paper, section, width } = drawing;
    const spans = [
      { text: `${title}: `, style: strongStyle(drawing) },
      { text, style: textStyle(drawing) },
      ...sourceSpans(source),
    ];
    return paragraph(paper, spans, { element: paper.element(section, 'P'), width, before: 5 });
  });

/** The sources with their URLs as links. */
export const drawSources: DrawBlock<SourcesBlock> = ({ title, sources }, drawing) => [
  ...blockTitle(drawing, title),
  ...sources.map((source) => sourceBox(source, drawing)),
];

function sourceBox(source: SourcesBlock['sources'][number], { paper, section, width }: Drawing): Box {
  const { id, name, foreign, caveat, effective, confidence, url, anchor } = source;
  const element = paper.element(section, 'P', foreign === null ? {} : { lang: foreign });
  const remarks = [caveat, effective, confidence.replaceAll(' ', '\u00a0')].filter(
    (text) => text !== null && text !== '',
  );
  const spans: Span[] = [
    { text: `${id} `, style: styles.smallStrong },
    { text: `${name} `, style: styles.small },
    { text: `${remarks.join(' ')} `, style: styles.smallMuted },
    ...(url === null ? [] : [{ text: url, style: inColor(styles.smallMuted, colors.pine700), url }]),
  ];
  return withDestination(paper, anchor, unbrokenText(paper, spans, { element, width, before: 2.5 }));
}
