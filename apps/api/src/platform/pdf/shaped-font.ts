import type { Font, GlyphUse as Use, Subset } from 'fontkit';
import type * as HarfBuzz from 'harfbuzzjs';

type Glyph = Readonly<{ id: Use; advanceWidth: number; codePoints: readonly number[] }>;
type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };

type Placed = Readonly<{ glyph: Glyph; position: Position }>;

/** A laid-out run for pdfkit, which scales the positions in place. */
type Run = Readonly<{ glyphs: readonly Glyph[]; positions: readonly Position[]; advanceWidth: number }>;

/**
 * A font for pdfkit that is shaped by HarfBuzz: shaping by fontkit, in JavaScript, took most of the time of a PDF. It keeps
 * no state, so documents may share it.
 */
export function shapedFont(font: Font, bytes: Uint8Array, hb: typeof HarfBuzz): Font {
  const shaper = new hb.Font(new hb.Face(new hb.Blob(Uint8Array.from(bytes).buffer)));
  const buffer = new hb.Buffer();
  const layout = (text: string, features: readonly string[] = []): Run => {
    buffer.clearContents();
    buffer.addText(text);
    // The text has one direction already (see bidi.ts).
    buffer.guessSegmentProperties();
    hb.shape(
      shaper,
      buffer,
      features.map((tag) => new hb.Feature(tag)),
    );
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const advances = infos.map(({ codepoint }) => shaper.glyphHAdvance(codepoint));
    const letters = lettersOf(
      infos.map(({ cluster }) => cluster),
      text,
      advances,
    );
    const glyphs = infos.map(({ codepoint: glyph }, index): Glyph => {
      const codePoints = letters[index]!;
      return { id: { glyph, codePoints }, advanceWidth: advances[index]!, codePoints };
    });
    return runOf(marksLast(glyphs.map((glyph, index) => ({ glyph, position: positions[index]! }))));
  };
  return Object.assign(Object.create(font) as Font, { layout, createSubset: () => subsetByUse(font) });
}

/**
 * The subset that a document embeds. pdfkit stores one text per glyph, so a glyph that is part of several letters, such as
 * the dot of Arabic letters, is embedded once for each.
 */
function subsetByUse(font: Font): Subset {
  const subset = font.createSubset();
  const embedded = new Map<string, number>();
  const includeGlyph = subset.includeGlyph.bind(subset);
  subset.includeGlyph = (use) => {
    // Parts of a composite glyph, which fontkit includes itself.
    if (typeof use === 'number') return includeGlyph(use);
    const key = `${use.glyph} ${use.codePoints.join(' ')}`;
    const known = embedded.get(key);
    if (known !== undefined) return known;
    const added = subset.glyphs.push(use.glyph) - 1;
    embedded.set(key, added);
    return added;
  };
  return subset;
}

/**
 * The letters that PDF readers extract for each glyph. A cluster's glyphs and letters may differ in order and number: each
 * glyph with an advance gets one letter, in order, and the last one the rest.
 */
function lettersOf(clusters: readonly number[], text: string, advances: readonly number[]): number[][] {
  const glyphsOf = Map.groupBy(clusters.keys(), (index) => clusters[index]!);
  const starts = [...glyphsOf.keys()].sort((one, other) => one - other);
  const letters = clusters.map((): number[] => []);
  for (const [place, start] of starts.entries()) {
    const left = codePointsOf(text.slice(start, starts[place + 1] ?? text.length));
    const glyphs = glyphsOf.get(start)!;
    const moving = glyphs.filter((index) => advances[index]! > 0);
    const carriers = moving.length > 0 ? moving : glyphs.slice(0, 1);
    for (const index of carriers)
      letters[index] = left.splice(0, index === carriers.at(-1) ? left.length : 1);
  }
  return letters;
}

/** Moves glyphs without letters to the end: PDF readers take a backward step for the end of a word. */
function marksLast(placed: readonly Placed[]): readonly Placed[] {
  const isMark = ({ glyph, position }: Placed) => glyph.codePoints.length === 0 && position.xAdvance === 0;
  const marks = placed.filter(isMark);
  if (marks.length === 0) return placed;
  let toTheEnd = placed.reduce((sum, { position }) => sum + position.xAdvance, 0);
  for (const one of placed) {
    if (isMark(one)) one.position.xOffset -= toTheEnd;
    else toTheEnd -= one.position.xAdvance;
  }
  return [...placed.filter((one) => !isMark(one)), ...marks];
}

/** Computes the width lazily, after pdfkit has scaled the positions. */
function runOf(placed: readonly Placed[]): Run {
  const positions = placed.map(({ position }) => position);
  return {
    glyphs: placed.map(({ glyph }) => glyph),
    positions,
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
}

const codePointsOf = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0)!);
