import type { SourceMark } from '../../view/index.js';
import { colors, inColor } from '../../../../platform/pdf/style.js';
import { styles } from '../styles.js';
import type { Span } from '../../../../platform/pdf/typeset.js';

/** A reference to the list of sources, as a link. */
export const sourceSpans = (source: SourceMark | null): Span[] =>
  source === null
    ? []
    : [
        { text: ` [${source.id}]`, style: inColor(styles.smallMuted, colors.pine700), anchor: source.anchor },
        // On one line with it: a word alone would take a line of its own.
        { text: `\u00a0${source.confidence.replaceAll(' ', '\u00a0')}`, style: styles.smallMuted },
      ];
