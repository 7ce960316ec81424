declare module 'fontkit' {
  type PathCommand = Readonly<{
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    args: readonly number[];
  }>;
  type Font = Readonly<{
    unitsPerEm: number;
    /** The code points that it has a glyph for. */
    characterSet: readonly number[];
    layout(text: string): Readonly<{
      glyphs: readonly Readonly<{ path: Readonly<{ commands: readonly PathCommand[] }> }>[];
      positions: readonly Readonly<{ xAdvance: number; xOffset: number; yOffset: number }>[];
      advanceWidth: number;
    }>;
  }>;
  export function create(font: Buffer): Font;
}
