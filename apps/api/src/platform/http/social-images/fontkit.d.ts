declare module 'fontkit' {
  type PathCommand = Readonly<{
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    args: readonly number[];
  }>;
  type GlyphUse = Readonly<{ glyph: number; codePoints: readonly number[] }>;
  type Subset = { glyphs: number[]; includeGlyph(glyph: number | GlyphUse): number };
  type Font = Readonly<{
    unitsPerEm: number;
    /** The code points that it has a glyph for. */
    characterSet: readonly number[];
    createSubset(): Subset;
    layout(text: string): Readonly<{
      glyphs: readonly Readonly<{ path: Readonly<{ commands: readonly PathCommand[] }> }>[];
      positions: readonly Readonly<{ xAdvance: number; xOffset: number; yOffset: number }>[];
      advanceWidth: number;
    }>;
  }>;
  export function create(font: Buffer): Font;
}
