import { inflateSync } from 'node:zlib';

/** The texts of a PDF from pdfkit in order, one per line; each is drawn at once in one font. */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const letters = lettersOf(objects);
  const texts: string[] = [];
  for (const content of [...objects.values()].map(streamOf)) {
    let font: string | undefined;
    for (const { 1: chosen, 2: shown } of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^[]*?)\] TJ/g)) {
      if (chosen !== undefined) font = chosen;
      else texts.push(decoded(shown ?? '', letters.get(font ?? '')));
    }
  }
  return texts.join('\n');
}

/** The number of pages. */
export const pdfPages = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

/** The titles of the bookmarks, or the values of another key with text values, in order. */
export const pdfStrings = (pdf: Buffer, key: string): string[] =>
  [...pdf.toString('latin1').matchAll(new RegExp(`/${key} \\(((?:\\\\[^]|[^\\\\)])*)\\)`, 'g'))].map(
    ([, text = '']) => stringOf(text),
  );

/** The title of the document. */
export function pdfTitle(pdf: Buffer): string {
  const [, number = ''] = /\/Title (\d+) 0 R/.exec(pdf.toString('latin1')) ?? [];
  return stringOf((objectsOf(pdf).get(number) ?? '').slice(1, -1));
}

/** The target of each link and its text: a URL, or an anchor in the document. */
export function pdfLinks(pdf: Buffer): { text: string; url: string | null; anchor: string | null }[] {
  const objects = objectsOf(pdf);
  return [...objects.values()]
    .filter((body) => body.includes('/Subtype /Link'))
    .map((body) => {
      const [, number = ''] = /\/A (\d+) 0 R/.exec(body) ?? [];
      const action = `${objects.get(number) ?? ''}\n${body}`;
      const textOf = (key: string): string | null => {
        const [, text] = new RegExp(`/${key} \\(((?:\\\\[^]|[^\\\\)])*)\\)`).exec(action) ?? [];
        return text === undefined ? null : stringOf(text);
      };
      return { text: textOf('Contents') ?? '', url: textOf('URI'), anchor: textOf('D') };
    });
}

/** The number of structure elements of each kind. */
export const pdfTags = (pdf: Buffer): Readonly<Record<string, number>> =>
  [...pdf.toString('latin1').matchAll(/<<\n\/S \/(\w+)\n/g)].reduce<Record<string, number>>(
    (counts, [, tag = '']) => ({ ...counts, [tag]: (counts[tag] ?? 0) + 1 }),
    {},
  );

type Objects = ReadonlyMap<string, string>;

function objectsOf(pdf: Buffer): Objects {
  const file = pdf.toString('latin1');
  return new Map(
    [...file.matchAll(/\n(\d+) 0 obj\n([^]*?)\nendobj/g)].map(([, number = '', body = '']) => [number, body]),
  );
}

function streamOf(body: string): string {
  const [, stream] = /\/FlateDecode\s*>>\s*stream\n([^]*?)\nendstream/.exec(body) ?? [];
  return stream === undefined ? '' : inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
}

/** The letters of each font's glyphs; none for standard fonts, whose codes are Latin-1. */
function lettersOf(objects: Objects): ReadonlyMap<string, readonly string[]> {
  const fonts = [...objects.values()].flatMap((body) => [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    fonts.flatMap(([, name = '', number = '']) => {
      const [, map] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number) ?? '') ?? [];
      const [, entries] = /\[([^[\]]*)\]\s*endbfrange/.exec(streamOf(objects.get(map ?? '') ?? '')) ?? [];
      const letters = [...(entries ?? '').matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) => utf16(hex));
      return letters.length > 0 ? [[name, letters] as const] : [];
    }),
  );
}

const utf16 = (hex: string): string =>
  Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

function decoded(shown: string, letters: readonly string[] | undefined): string {
  const hex = [...shown.matchAll(/<([0-9a-f]*)>/g)].map(([, part]) => part).join('');
  if (!letters) return Buffer.from(hex, 'hex').toString('latin1');
  return (hex.match(/.{4}/g) ?? []).map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '').join('');
}

function stringOf(text: string): string {
  const plain = text.replace(
    /\\([^])/g,
    (_, sign: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[sign] ?? sign,
  );
  const bytes = Buffer.from(plain, 'latin1');
  return plain.startsWith('\xfe\xff') ? Buffer.from(bytes.subarray(2)).swap16().toString('utf16le') : plain;
}
