declare module 'subset-font' {
  type Options = Readonly<{
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    keepAllGlyphs?: boolean;
    noHinting?: boolean;
    variationAxes?: Readonly<Record<string, number>>;
  }>;
  /** A font with fewer glyphs, or with the axes of a variable font held. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}
