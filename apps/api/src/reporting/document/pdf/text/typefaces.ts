import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font as Embedded } from 'fontkit';
import { shapedFont } from './shaped-font.js';

/** A font, and the code points that it has a glyph for. All documents of a process share it: it keeps nothing of them. */
export type Font = Readonly<{ name: string; embedded: Embedded; has: ReadonlySet<number> }>;

/** Fonts that look alike, each for an alphabet, Latin first; `others` are for words with letters that these lack. */
export type Typeface = Readonly<{ own: readonly Font[]; others: readonly Font[] }>;

/** Made by `npm run generate`, which holds the weight of the site's variable fonts: a PDF cannot hold these. */
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

/** The site's typefaces for these words; the one for other alphabets is opened only where they have such letters. */
export async function typefacesFor(words: string): Promise<Typefaces> {
  const [text, strong, display] = await Promise.all([
    fontsOf(own.text),
    fontsOf(own.strong),
    fontsOf(own.display),
  ]);
  const isForeign = [text, strong, display].some((fonts) => lacksLetters(fonts, words));
  const [regular, bold] = await Promise.all([
    isForeign ? fontsOf(others.regular) : [],
    isForeign ? fontsOf(others.bold) : [],
  ]);
  return {
    text: { own: text, others: regular },
    strong: { own: strong, others: bold },
    display: { own: display, others: bold },
  };
}

function lacksLetters(fonts: readonly Font[], words: string): boolean {
  const letters = new Set(words.normalize('NFC').match(/[^\x20-\x7e\P{L}]/gu));
  return [...letters].some((letter) => !fonts.some(({ has }) => has.has(letter.codePointAt(0)!)));
}

function alphabetsOf(face: string): readonly string[] {
  return ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'].map((alphabet) => `${face}-${alphabet}`);
}

const fontsOf = (names: readonly string[]): Promise<Font[]> => Promise.all(names.map(fontOf));

/** Opened once in a process; what could not be read is tried again. */
function fontOf(name: string): Promise<Font> {
  const font = opened.get(name) ?? openFont(name);
  opened.set(name, font);
  font.catch(() => opened.delete(name));
  return font;
}

async function openFont(name: string): Promise<Font> {
  const [{ create }, harfBuzz, bytes] = await Promise.all([
    import('fontkit'),
    import('harfbuzzjs'),
    readFile(resolve(`@closewise/api/fonts/${name}.ttf`)),
  ]);
  const font = create(bytes);
  return { name, embedded: shapedFont(font, bytes, harfBuzz), has: new Set(font.characterSet) };
}
