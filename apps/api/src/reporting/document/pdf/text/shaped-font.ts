import type { Font } from 'fontkit';
import type * as HarfBuzz from 'harfbuzzjs';

type Glyph = Readonly<{ id: number; advanceWidth: number; codePoints: readonly number[] }>;
type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number };

/** What pdfkit reads of letters beside each other; it scales the positions in place. */
type Run = Readonly<{ glyphs: readonly Glyph[]; positions: readonly Position[]; advanceWidth: number }>;

/**
 * The font as pdfkit embeds it, with its letters shaped by HarfBuzz. Those of fontkit, in JavaScript, were most of the work of a
 * file, and twice as much before the compiler had come to them. All documents may share it: it keeps nothing of what it shapes.
 */
export function shapedFont(font: Font, bytes: Uint8Array, hb: typeof HarfBuzz): Font {
  const shaper = new hb.Font(new hb.Face(new hb.Blob(bytes.slice().buffer)));
  const buffer = new hb.Buffer();
  const layout = (text: string, features: readonly string[] = []): Run => {
    buffer.clearContents();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(hb.Direction.LTR);
    hb.shape(
      shaper,
      buffer,
      features.map((tag) => new hb.Feature(tag)),
    );
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const glyphs = infos.map(({ codepoint: id, cluster }, index): Glyph => ({
      id,
      advanceWidth: shaper.glyphHAdvance(id),
      codePoints: codePointsOf(text.slice(cluster, infos[index + 1]?.cluster ?? text.length)),
    }));
    return {
      glyphs,
      positions,
      get advanceWidth() {
        return widthOf(positions);
      },
    };
  };
  return Object.assign(Object.create(font) as Font, { layout });
}

const codePointsOf = (text: string): number[] => Array.from(text, (sign) => sign.codePointAt(0)!);

const widthOf = (positions: readonly Position[]): number =>
  positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
