import { create, type Font, type PathCommand } from 'fontkit';
import type { Outlines } from './raster.js';

type Corner = [number, number];
const steps = 8;

/** A typeface of the site; a variable font is used in its default weight. */
export class Typeface {
  private readonly font: Font;

  constructor(file: Buffer) {
    this.font = create(file);
  }

  widthOf(text: string, size: number): number {
    return (this.font.layout(text).advanceWidth * size) / this.font.unitsPerEm;
  }

  /** Breaks text into lines no wider than `width`; words are not broken. */
  linesOf(text: string, size: number, width: number): string[] {
    const space = this.widthOf(' ', size);
    const lines: { words: string[]; width: number }[] = [];
    for (const word of text.split(/\s+/)) {
      const line = lines.at(-1);
      const wordWidth = this.widthOf(word, size);
      if (line && line.width + space + wordWidth <= width) {
        line.words.push(word);
        line.width += space + wordWidth;
      } else lines.push({ words: [word], width: wordWidth });
    }
    return lines.map(({ words }) => words.join(' '));
  }

  /** The letters of a line that starts at `x` on the baseline `y`. */
  outlinesOf(text: string, size: number, x: number, y: number): Outlines {
    const { glyphs, positions } = this.font.layout(text);
    const scale = size / this.font.unitsPerEm;
    let pen = x;
    return glyphs.flatMap(({ path }, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      const [left, base] = [pen + xOffset * scale, y - yOffset * scale];
      pen += xAdvance * scale;
      return flatten(path.commands).map((corners) =>
        corners.map(([cx, cy]) => [left + cx * scale, base - cy * scale] as const),
      );
    });
  }
}

/** Replaces curves by short straight lines. */
function flatten(commands: readonly PathCommand[]): Corner[][] {
  const outlines: Corner[][] = [];
  for (const { command, args } of commands) {
    if (command === 'closePath') continue;
    if (command === 'moveTo') outlines.push([]);
    const outline = outlines.at(-1)!;
    const points: Corner[] = [];
    for (let at = 0; at < args.length; at += 2) points.push([args[at]!, args[at + 1]!]);
    if (points.length === 1) outline.push(points[0]!);
    else {
      const curve = [outline.at(-1)!, ...points];
      for (let step = 1; step <= steps; step += 1) outline.push(pointOn(curve, step / steps));
    }
  }
  return outlines;
}

/** De Casteljau's algorithm. */
function pointOn(points: readonly Corner[], share: number): Corner {
  if (points.length === 1) return points[0]!;
  const between = points.slice(1).map(([x, y], index): Corner => {
    const [fromX, fromY] = points[index]!;
    return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
  });
  return pointOn(between, share);
}
