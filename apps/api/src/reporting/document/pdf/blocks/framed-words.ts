import { indented, type Box } from '../flow/box.js';
import { whole } from '../flow/text-boxes.js';
import type { Element } from '../../../../platform/pdf/paper.js';
import { colors } from '../../../../platform/pdf/style.js';
import { styles } from '../styles.js';
import type { Drawing } from './drawing.js';

const indent = 8;

/** Words to say, in a frame: they are looked for while the telephone rings. */
export function framedWords(
  { paper, width, isAppendix }: Drawing,
  element: Element,
  term: string,
  words: string,
): Box[] {
  const spans = [
    { text: `${term}: `, style: isAppendix ? styles.smallStrong : styles.label },
    { text: words, style: isAppendix ? styles.small : styles.body },
  ];
  const box = whole(paper, spans, { element, width: width - 2 * indent, before: 3 });
  return indented([box], indent, (x, y, height) => {
    paper.fill(x, y - 1, width, height + 2, colors.pine50);
    paper.fill(x, y - 1, 2, height + 2, colors.pine700);
  });
}
