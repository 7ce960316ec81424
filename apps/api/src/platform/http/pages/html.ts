/** Markup that is safe to send: all inserted values were escaped. */
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

function toMarkup(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return '';
  if (piece instanceof Html) return piece.markup;
  if (typeof piece === 'string' || typeof piece === 'number') return escape(String(piece));
  return piece.map(toMarkup).join('');
}

/**
 * A template tag that escapes every value except `Html`; null and false insert nothing. Unlike in template files, the
 * compiler checks the values.
 */
export function html(parts: TemplateStringsArray, ...values: readonly Piece[]): Html {
  return new Html(parts.reduce((markup, part, index) => markup + toMarkup(values[index - 1]) + part));
}
