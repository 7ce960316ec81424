/** Markup that is safe to send: everything put into it was escaped. */
export class Html {
  constructor(readonly markup: string) {}

  toString(): string {
    return this.markup;
  }
}

type Piece = Html | string | number | null | undefined | false | readonly Piece[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

function markupOf(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return '';
  if (piece instanceof Html) return piece.markup;
  if (typeof piece === 'string' || typeof piece === 'number') return escape(String(piece));
  return piece.map(markupOf).join('');
}

/**
 * Template tag that escapes every value that is not itself `Html`; null and false leave nothing. The compiler checks what
 * is put in, which it cannot do in the files of a template engine.
 */
export function html(parts: TemplateStringsArray, ...values: readonly Piece[]): Html {
  return new Html(parts.reduce((markup, part, index) => markup + markupOf(values[index - 1]) + part));
}
