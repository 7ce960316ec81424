/** What is known only when a page is served: markup by the place that the build has left for it, and the parts to show. */
export type Filling = Readonly<{ places: Readonly<Record<string, string>>; parts: ReadonlySet<string> }>;

/**
 * The text without the parts that are not shown and with every place filled. A part stands between `__IF NAME__` and
 * `__END NAME__`; one of several names (`A|B`) is enough. What is put in is not looked at again, whatever it says.
 */
export function filledText(text: string, { places, parts }: Filling): string {
  return withParts(text, parts).replaceAll(
    /__[A-Z0-9]+(?:_[A-Z0-9]+)*__/g,
    (place) => places[place] ?? place,
  );
}

function withParts(text: string, parts: ReadonlySet<string>): string {
  if (!text.includes('__IF ')) return text;
  return text.replaceAll(
    /__IF ([A-Z0-9]+(?:[_|][A-Z0-9]+)*)__([\s\S]*?)__END \1__/g,
    (_, names: string, content: string) =>
      names.split('|').some((name) => parts.has(name)) ? withParts(content, parts) : '',
  );
}
