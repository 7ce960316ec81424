import type { Language } from '@closewise/domain/language';
import { pngOf } from './png.js';
import { type Colour, type Outlines, Raster } from './raster.js';
import type { Typeface } from './typeface.js';

const size = { width: 1200, height: 630 };
const edge = 76;
const pine: Colour = [0x0b, 0x2f, 0x29];
const pale: Colour = [0xbf, 0xe3, 0xd5];
const marigold: Colour = [0xf7, 0xb7, 0x33];
const white: Colour = [0xff, 0xff, 0xff];

const taglines = {
  en: 'What closing on a home costs, line by line',
  es: 'Lo que cuesta cerrar la compra, línea por línea',
} as const;

/** The mark: one lot of the plat, with its house, in a square of 32. */
const lot: Outlines = [points('11 5.5 24.5 7.5 23.5 26.5 9.5 24.5')];
const house: Outlines = [points('13.2 17.6 16.9 14 20.6 17.6 20.6 22.2 13.2 22.2')];
const boundaries = ['2 8.5 11 6', '2 22 10 24', '30 7.5 24 8', '30 24 23.5 23.5'].map((line) =>
  stroke(points(line), 1.5),
);
/** Streets and lots behind the words. */
const plat = [
  '640 -10 760 640',
  '800 -10 905 640',
  '960 -10 1040 640',
  '1120 -10 1170 640',
  '700 137 1210 90',
  '715 194 1210 150',
  '790 405 1210 370',
  '830 547 1210 520',
].map((line) => stroke(points(line), 2));

/** Of the title, and of the line below it. */
export type Typefaces = Readonly<{ display: Typeface; text: Typeface }>;

/** What a shared link shows: the mark, the page's title as large as there is room for, and what the site is about. */
export function drawSocialImage(title: string, language: Language, { display, text }: Typefaces): Buffer {
  const picture = new Raster(size.width, size.height, pine);
  picture.fill(plat, pale, 0.12);
  picture.fill([points(`0 616 ${size.width} 616 ${size.width} 630 0 630`)], marigold);
  const mark = (outlines: Outlines): Outlines =>
    outlines.map((corners) => corners.map(([x, y]) => [edge - 6 + x * 2, 56 + y * 2] as const));
  picture.fill(mark(boundaries), pale, 0.6);
  picture.fill(mark(lot), marigold);
  picture.fill(mark(house), pine);
  picture.fill(display.outlinesOf('Closewise', 42, edge + 68, 102), white);
  const { lines, fontSize } = fitted(title, display);
  const lineHeight = fontSize * 1.12;
  const top = 345 - ((lines.length - 1) * lineHeight) / 2 + fontSize * 0.3;
  picture.fill(
    lines.flatMap((line, index) => display.outlinesOf(line, fontSize, edge, top + index * lineHeight)),
    white,
  );
  picture.fill(text.outlinesOf(taglines[language], 30, edge, 568), pale);
  return pngOf(picture);
}

/** Four lines at most; a longer title ends in dots. */
function fitted(title: string, display: Typeface): { lines: string[]; fontSize: number } {
  const width = size.width - 2 * edge;
  for (const fontSize of [84, 76, 68, 60]) {
    const lines = display.linesOf(title, fontSize, width);
    if (lines.length <= (fontSize > 68 ? 3 : 4)) return { lines, fontSize };
  }
  const lines = display.linesOf(title, 60, width).slice(0, 4);
  return { lines: [...lines.slice(0, 3), `${lines[3]} …`], fontSize: 60 };
}

function points(text: string): [number, number][] {
  const numbers = text.split(' ').map(Number);
  return numbers.flatMap((x, index): [number, number][] =>
    index % 2 === 0 ? [[x, numbers[index + 1]!]] : [],
  );
}

/** A straight line of this width as an outline. */
function stroke(line: readonly (readonly [number, number])[], width: number): [number, number][] {
  const [[x0, y0], [x1, y1]] = line as [[number, number], [number, number]];
  const half = width / 2 / Math.hypot(x1 - x0, y1 - y0);
  const [dx, dy] = [(y1 - y0) * half, (x0 - x1) * half];
  return [
    [x0 + dx, y0 + dy],
    [x1 + dx, y1 + dy],
    [x1 - dx, y1 - dy],
    [x0 - dx, y0 - dy],
  ];
}
