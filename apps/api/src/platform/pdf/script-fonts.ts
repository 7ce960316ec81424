import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font as EmbeddedFont } from 'fontkit';

/** A font with the code points of its glyphs. It keeps no state, so documents may share it. */
export type Font = Readonly<{ name: string; embedded: EmbeddedFont; has: ReadonlySet<number> }>;

/** Noto's families for scripts that our own fonts lack; the first family with a letter is used. */
const families = [
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-devanagari',
  'noto-sans-thai',
  'noto-sans-armenian',
  'noto-sans-bengali',
  'noto-sans-ethiopic',
  'noto-sans-georgian',
  'noto-sans-gujarati',
  'noto-sans-gurmukhi',
  'noto-sans-khmer',
  'noto-sans-tamil',
  'noto-sans-telugu',
  'noto-sans-kr',
  'noto-sans-sc',
  'noto-sans-jp',
  'noto-emoji',
] as const;

type Part = Readonly<{ file: string; has: (letter: string) => boolean }>;
export type OpenFont = (name: string, bytes: Buffer) => Promise<Font>;

const { resolve } = createRequire(import.meta.url);
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Zero-width joiners, which have no glyph of their own. */
const joiners = '\u200c\u200d';
const partsByFamily = new Map<string, Promise<readonly Part[]>>();

/**
 * Makes fonts with exactly these letters for one document: a family has a hundred files of variable fonts, which a PDF
 * cannot embed. Han letters look Japanese next to kana and Chinese otherwise.
 */
export async function makeScriptFonts(
  letters: ReadonlySet<string>,
  weight: 400 | 700,
  openFont: OpenFont,
): Promise<Font[]> {
  const isJapanese = [...letters].some((letter) => kana.test(letter));
  const ordered = isJapanese
    ? ['noto-sans-jp', ...families.filter((one) => one !== 'noto-sans-jp')]
    : families;
  const missing = new Set(letters);
  const fonts: Font[] = [];
  for (const family of ordered) {
    if (missing.size === 0) break;
    for (const part of await readParts(family)) {
      const wanted = [...missing].filter(part.has);
      if (wanted.length === 0) continue;
      const font = await makeFont(part.file, wanted, weight, openFont);
      if (font === null) continue;
      for (const letter of wanted) if (font.has.has(letter.codePointAt(0)!)) missing.delete(letter);
      fonts.push(font);
    }
  }
  return fonts;
}

/** Null when the file has none of the letters: a package may list more ranges than its files contain. */
async function makeFont(
  file: string,
  wanted: readonly string[],
  weight: number,
  openFont: OpenFont,
): Promise<Font | null> {
  const [{ create }, { default: subsetFont }, variable] = await Promise.all([
    import('fontkit'),
    import('subset-font'),
    readFile(resolve(`${file}-wght-normal.woff2`)),
  ]);
  const held = new Set(create(variable).characterSet);
  const letters = wanted.filter((letter) => held.has(letter.codePointAt(0)!)).join('');
  if (letters === '') return null;
  const bytes = await subsetFont(variable, letters + joiners, {
    targetFormat: 'sfnt',
    noHinting: true,
    variationAxes: { wght: weight },
  });
  return openFont(`${file.split('/').at(-1)}-${weight}`, bytes);
}

function readParts(family: string): Promise<readonly Part[]> {
  const known = partsByFamily.get(family) ?? parseParts(family);
  partsByFamily.set(family, known);
  known.catch(() => partsByFamily.delete(family));
  return known;
}

/** A package's `unicode.json` lists the letters of each file. */
async function parseParts(family: string): Promise<readonly Part[]> {
  const folder = `@fontsource-variable/${family}`;
  const ranges = JSON.parse(await readFile(resolve(`${folder}/unicode.json`), 'utf8')) as Record<
    string,
    string
  >;
  return Object.entries(ranges).map(([name, range]) => ({
    file: `${folder}/files/${family}-${name.replace(/[[\]]/g, '')}`,
    has: hasLetter(range),
  }));
}

function hasLetter(range: string): (letter: string) => boolean {
  const spans = range.split(',').map((span) => {
    const [first = '', last = first] = span.replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (letter) => {
    const code = letter.codePointAt(0)!;
    return spans.some(([first, last]) => code >= first && code <= last);
  };
}
