import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** A static font in TrueType, and the code points that it has a glyph for. */
export type Font = Readonly<{ name: string; bytes: Buffer; has: ReadonlySet<number> }>;

/** Latin letters first, then the font with those of further languages. */
export type Typeface = readonly Font[];

const faces = {
  text: ['figtree', 400],
  strong: ['figtree', 700],
  display: ['bricolage-grotesque', 700],
} as const;
export type Face = keyof typeof faces;
export type Typefaces = Readonly<Record<Face, Typeface>>;

const require = createRequire(import.meta.url);
let made: Promise<Typefaces> | undefined;

/** The site's typefaces; made once in a process, which takes a third of a second. */
export function typefaces(): Promise<Typefaces> {
  made ??= makeTypefaces().catch((error: unknown) => {
    made = undefined;
    throw error;
  });
  return made;
}

async function makeTypefaces(): Promise<Typefaces> {
  const [text, strong, display] = await Promise.all([
    makeTypeface('text'),
    makeTypeface('strong'),
    makeTypeface('display'),
  ]);
  return { text, strong, display };
}

const makeTypeface = (face: Face): Promise<Typeface> =>
  Promise.all([makeFont(face, 'latin'), makeFont(face, 'latin-ext')]);

/** A PDF cannot hold a variable font: the weight is held, and the result is a font like any other. */
async function makeFont(face: Face, letters: 'latin' | 'latin-ext'): Promise<Font> {
  const [{ default: subsetFont }, { create }] = await Promise.all([import('subset-font'), import('fontkit')]);
  const [family, weight] = faces[face];
  const file = `@fontsource-variable/${family}/files/${family}-${letters}-wght-normal.woff2`;
  const variable = await readFile(require.resolve(file));
  const bytes = await subsetFont(variable, undefined, {
    keepAllGlyphs: true,
    noHinting: true,
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  return { name: `${face}-${letters}`, bytes, has: new Set(create(bytes).characterSet) };
}
