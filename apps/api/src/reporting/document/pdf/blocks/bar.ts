import type { Bar } from '../../view/index.js';
import type { Paper } from '../paper/paper.js';

type Place = Readonly<{ x: number; y: number; width: number; height: number }>;

/** A bar in its track; never so short that it cannot be seen. */
export function drawBar(paper: Paper, { from, to }: Bar, place: Place, color: string, track?: string): void {
  const { x, y, width, height } = place;
  if (track !== undefined) paper.fill(x, y, width, height, track);
  const length = Math.max(1.2, (to - from) * width);
  paper.fill(x + Math.min(from * width, width - length), y, length, height, color);
}
