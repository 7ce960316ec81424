import { keptWithNext, type Box } from '../flow/box.js';
import { inStyle, paragraph } from '../flow/text-boxes.js';
import { styles } from '../styles.js';
import type { Drawing } from './drawing.js';

/** The heading of a block, which stays with what follows; nothing where it has none. */
export function blockTitle({ paper, section, width }: Drawing, title: string | null): Box[] {
  if (title === null) return [];
  const element = paper.element(section, 'H3');
  return keptWithNext(paragraph(paper, inStyle(title, styles.h3), { element, width, before: 8 }));
}

/** A sentence about what follows, which stays with it. */
export function blockCaption({ paper, section, width }: Drawing, caption: string | null): Box[] {
  if (caption === null) return [];
  const element = paper.element(section, 'P');
  return keptWithNext(paragraph(paper, inStyle(caption, styles.muted), { element, width, before: 3 }));
}
