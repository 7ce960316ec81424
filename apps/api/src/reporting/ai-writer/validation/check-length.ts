import { wordsOf } from './grounds.js';
import type { Finding, PassageKind } from './passage.js';

type Limits = Readonly<{ words: number; atMost: number; characters: number }>;

const limits: Readonly<Record<PassageKind, Limits>> = {
  title: { words: 1, atMost: 14, characters: 120 },
  prose: { words: 4, atMost: 130, characters: 900 },
  script: { words: 6, atMost: 90, characters: 600 },
};

/** Texts that are empty, too short, too long, or end in the middle. */
export function checkLength(text: string, kind: PassageKind): Finding[] {
  const count = wordsOf(text).length;
  const { words, atMost, characters } = limits[kind];
  const short = text.slice(0, 40);
  if (text.trim() === '') return [{ reason: 'empty', found: '' }];
  if (count < words) return [{ reason: 'too-short', found: short }];
  if (count > atMost || text.length > characters) return [{ reason: 'too-long', found: `${count} words` }];
  const isFinished = kind === 'title' || /[.!?…][”’)]*$/u.test(text.trim());
  return isFinished ? [] : [{ reason: 'unfinished', found: text.slice(-40) }];
}
