declare module 'subset-font' {
  type Options = Readonly<{
    targetFormat: 'sfnt';
    noHinting: boolean;
    variationAxes: Readonly<Record<string, number>>;
  }>;
  /** The font with the letters of a text alone. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
