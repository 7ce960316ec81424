import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { makeScriptFonts, type Font } from './script-fonts.js';
import { shapedFont } from './shaped-font.js';

/** Matching fonts, one per alphabet, Latin first; `others` are for words with letters that these lack. */
export type Typeface = Readonly<{ own: readonly Font[]; others: readonly Font[] }>;

/** Files of `npm run generate`: the site's variable fonts at a fixed weight, since a PDF cannot embed variable ones. */
const own = {
  text: ['text-latin', 'text-latin-ext'],
  strong: ['strong-latin', 'strong-latin-ext'],
  display: ['display-latin', 'display-latin-ext', 'display-vietnamese'],
} as const;
const others = {
  regular: alphabetsOf('other'),
  bold: alphabetsOf('other-strong'),
} as const;

export type Face = keyof typeof own;
export type Typefaces = Readonly<Record<Face, Typeface>>;

const { resolve } = createRequire(import.meta.url);
const opened = new Map<string, Promise<Font>>();

/** Loads the site's typefaces for these words; fonts of other alphabets only if the words need them. */
export async function loadTypefaces(words: string): Promise<Typefaces> {
  const [text, strong, display] = await Promise.all([
    loadFonts(own.text),
    loadFonts(own.strong),
    loadFonts(own.display),
  ]);
  const foreign = new Set([text, strong, display].flatMap((fonts) => [...lettersWithout(fonts, words)]));
  const [regular, bold] = await Promise.all([
    loadOthers(foreign, others.regular, 400),
    loadOthers(foreign, others.bold, 700),
  ]);
  return {
    text: { own: text, others: regular },
    strong: { own: strong, others: bold },
    display: { own: display, others: bold },
  };
}

/** Fonts for letters that the site's typefaces lack. */
async function loadOthers(
  foreign: ReadonlySet<string>,
  alphabets: readonly string[],
  weight: 400 | 700,
): Promise<Font[]> {
  if (foreign.size === 0) return [];
  const fonts = await loadFonts(alphabets);
  return [
    ...fonts,
    ...(await makeScriptFonts(lettersWithout(fonts, [...foreign].join('')), weight, openFont)),
  ];
}

function lettersWithout(fonts: readonly Font[], words: string): Set<string> {
  const letters = words.normalize('NFC').match(/[^\x20-\x7e\p{Z}\p{C}\ufe00-\ufe0f]/gu) ?? [];
  return new Set(letters.filter((letter) => !fonts.some(({ has }) => has.has(letter.codePointAt(0)!))));
}

function alphabetsOf(face: string): readonly string[] {
  return ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'].map((alphabet) => `${face}-${alphabet}`);
}

const loadFonts = (names: readonly string[]): Promise<Font[]> => Promise.all(names.map(loadFont));

/** Fonts are opened once per process; after a failure the next call retries. */
function loadFont(name: string): Promise<Font> {
  const font =
    opened.get(name) ??
    readFile(resolve(`@closewise/api/fonts/${name}.ttf`)).then((bytes) => openFont(name, bytes));
  opened.set(name, font);
  font.catch(() => opened.delete(name));
  return font;
}

async function openFont(name: string, bytes: Buffer): Promise<Font> {
  const [{ create }, harfBuzz] = await Promise.all([import('fontkit'), import('harfbuzzjs')]);
  const font = create(bytes);
  return { name, embedded: shapedFont(font, bytes, harfBuzz), has: new Set(font.characterSet) };
}
