import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font as Embedded } from 'fontkit';
import { scriptFonts } from './script-fonts.js';
import { shapedFont } from './shaped-font.js';

/** A font, and the code points that it has a glyph for. Documents may share it: it keeps nothing of them. */
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

/** The site's typefaces for these words; those for other alphabets are opened only where they have such letters. */
export async function typefacesFor(words: string): Promise<Typefaces> {
  const [text, strong, display] = await Promise.all([
    fontsOf(own.text),
    fontsOf(own.strong),
    fontsOf(own.display),
  ]);
  const foreign = new Set([text, strong, display].flatMap((fonts) => [...lettersWithout(fonts, words)]));
  const [regular, bold] = await Promise.all([
    othersFor(foreign, others.regular, 400),
    othersFor(foreign, others.bold, 700),
  ]);
  return {
    text: { own: text, others: regular },
    strong: { own: strong, others: bold },
    display: { own: display, others: bold },
  };
}

/** Fonts for letters that the site's typefaces lack. */
async function othersFor(
  foreign: ReadonlySet<string>,
  alphabets: readonly string[],
  weight: 400 | 700,
): Promise<Font[]> {
  if (foreign.size === 0) return [];
  const fonts = await fontsOf(alphabets);
  return [...fonts, ...(await scriptFonts(lettersWithout(fonts, [...foreign].join('')), weight, openFont))];
}

function lettersWithout(fonts: readonly Font[], words: string): Set<string> {
  const letters = words.normalize('NFC').match(/[^\x20-\x7e\p{Z}\p{C}\ufe00-\ufe0f]/gu) ?? [];
  return new Set(letters.filter((letter) => !fonts.some(({ has }) => has.has(letter.codePointAt(0)!))));
}

function alphabetsOf(face: string): readonly string[] {
  return ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'].map((alphabet) => `${face}-${alphabet}`);
}

const fontsOf = (names: readonly string[]): Promise<Font[]> => Promise.all(names.map(fontOf));

/** Opened once in a process; what could not be read is tried again. */
function fontOf(name: string): Promise<Font> {
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
