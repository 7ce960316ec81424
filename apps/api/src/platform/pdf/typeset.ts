import { directedParts, hasRightToLeft, inVisualOrder } from './bidi.js';
import { toFontRuns, type FontRun } from './readable.js';
import type { Style } from './style.js';
import type { Typefaces } from './typefaces.js';

/** Text in one style, with an optional link: `url` outside, `anchor` inside the document. */
export type Span = Readonly<{ text: string; style: Style; url?: string; anchor?: string }>;

/** Text that is written at once; `x` is relative to the line. */
export type Run = Readonly<{ font: string; text: string; x: number; width: number; span: Span }>;
export type Line = Readonly<{ runs: readonly Run[]; width: number; leading: number; size: number }>;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Measures a text in a font, by the font's registered name. */
export type Measure = (text: string, font: string, style: Style) => number;

/** `hasSpace`: the font has a space, so that the piece can be written together with the word before it. */
type Piece = Readonly<{ font: string; hasSpace: boolean; text: string; width: number; span: Span }>;
type Word = { pieces: Piece[]; width: number; space: number };

/** Breaks texts into lines of a given width; words that are wider are broken as well. */
export class Typesetter {
  constructor(
    private readonly typefaces: Typefaces,
    private readonly measure: Measure,
  ) {}

  lines(spans: readonly Span[], width: number): Line[] {
    const lines: Line[] = [];
    let line: Word[] = [];
    let reached = 0;
    const words = this.words(spans).flatMap((word) =>
      word.width > width ? this.broken(word, width) : [word],
    );
    for (const word of words) {
      const gap = line.length > 0 ? word.space : 0;
      if (line.length > 0 && reached + gap + word.width > width + 0.01) {
        lines.push(this.lineOf(line));
        line = [];
        reached = 0;
      }
      reached += (line.length > 0 ? word.space : 0) + word.width;
      line.push(word);
    }
    if (line.length > 0) lines.push(this.lineOf(line));
    return lines;
  }

  private words(spans: readonly Span[]): Word[] {
    const words: Word[] = [];
    let isGlued = false;
    for (const span of spans) {
      const parts = span.text.split(/[ \t\r\n\u2028\u2029]+/);
      for (const [index, part] of parts.entries()) {
        if (index > 0) isGlued = false;
        if (part === '') continue;
        const pieces = this.piecesOf(part, span);
        const last = words.at(-1);
        if (isGlued && last) extend(last, pieces);
        else words.push({ pieces, width: widthOf(pieces), space: this.space(span) });
        isGlued = true;
      }
    }
    return words;
  }

  private space({ style }: Span): number {
    const [font] = this.typefaces[style.face].own;
    return font ? this.measure(' ', font.name, style) : 0;
  }

  private piecesOf(text: string, span: Span): Piece[] {
    const toPiece = ({ font, text: written }: FontRun): Piece => ({
      font: font.name,
      hasSpace: font.has.has(0x20),
      text: written,
      width: this.measure(written, font.name, span.style),
      span,
    });
    return toFontRuns(text, this.typefaces[span.style.face]).map(toPiece);
  }

  /** Breaks a word between letters into parts that fit. */
  private broken({ pieces, space }: Word, width: number): Word[] {
    const parts: Word[] = [];
    for (const { font, hasSpace, text, span } of pieces) {
      for (const { segment: letter } of letters.segment(text)) {
        const piece = { font, hasSpace, text: letter, width: this.measure(letter, font, span.style), span };
        const last = parts.at(-1);
        if (last && last.width + piece.width <= width) extend(last, [piece]);
        else parts.push({ pieces: [piece], width: piece.width, space: parts.length === 0 ? space : 0 });
      }
    }
    return parts;
  }

  private lineOf(words: readonly Word[]): Line {
    const pieces = words.flatMap(({ pieces: own, space }, index) =>
      own.map((piece, place) => ({ ...piece, gap: index > 0 && place === 0 ? space : 0 })),
    );
    const runs = pieces.some(({ text }) => hasRightToLeft(text)) ? this.turnedRuns(pieces) : runsOf(pieces);
    const styles = runs.map(({ span }) => span.style);
    return {
      runs,
      width: pieces.reduce((sum, { gap, width }) => sum + gap + width, 0),
      leading: Math.max(0, ...styles.map(({ leading }) => leading)),
      size: Math.max(0, ...styles.map(({ size }) => size)),
    };
  }

  /** In visual order: right-to-left words become runs of their own. */
  private turnedRuns(pieces: readonly Placed[]): Run[] {
    const parts = pieces.flatMap((piece) => [piece.gap > 0 ? ' ' : '', piece.text]);
    const directed = directedParts(parts).flatMap((part, index) => {
      const { font, span, gap } = pieces[index >> 1]!;
      if (index % 2 === 0) return part.map(({ level }) => ({ level, text: '', width: gap, font, span }));
      return part.map(({ text, level }) => ({
        level,
        text,
        width: this.measure(text, font, span.style),
        font,
        span,
      }));
    });
    let x = 0;
    return inVisualOrder(directed).flatMap(({ text, width, font, span }) => {
      const run = { text, width, font, span, x };
      x += width;
      return text === '' ? [] : [run];
    });
  }
}

type Placed = Piece & Readonly<{ gap: number }>;

/** Joins adjacent pieces of one font and span, spaces included. */
function runsOf(pieces: readonly Placed[]): Run[] {
  const runs: { font: string; text: string; span: Span; width: number; x: number }[] = [];
  let x = 0;
  for (const { font, hasSpace, text, span, width, gap } of pieces) {
    const last = runs.at(-1);
    if (last?.font === font && last.span === span && (gap === 0 || hasSpace)) {
      last.text += gap > 0 ? ` ${text}` : text;
      last.width += gap + width;
    } else runs.push({ font, text, span, x: x + gap, width });
    x += gap + width;
  }
  return runs;
}

function extend(word: Word, pieces: readonly Piece[]): void {
  word.pieces.push(...pieces);
  word.width += widthOf(pieces);
}

const widthOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { width }) => sum + width, 0);
