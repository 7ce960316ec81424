import type { SourcesBlock } from '../../view/index.js';
import type { Box } from '../flow/box.js';
import { whole } from '../flow/text-boxes.js';
import { colors, inColor } from '../../../../platform/pdf/style.js';
import { styles } from '../styles.js';
import type { Span } from '../../../../platform/pdf/typeset.js';
import { destinationAt } from './destination.js';
import type { Draw, Drawing } from './drawing.js';
import { blockTitle } from './titled.js';

/** The sources with their addresses, which are links. */
export const drawSources: Draw<SourcesBlock> = ({ title, sources }, drawing) => [
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
  return destinationAt(paper, anchor, whole(paper, spans, { element, width, before: 2.5 }));
}
