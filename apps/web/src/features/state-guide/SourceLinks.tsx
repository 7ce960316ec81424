/** The way to the numbered sources below; `nameOf` says what a number means. */
export function SourceLinks({ ids, nameOf }: { ids: readonly string[]; nameOf: (id: string) => string }) {
  return ids.map((id) => (
    <a key={id} className="link mr-1.5" href={`#${id}`} aria-label={nameOf(id)}>
      {id}
    </a>
  ));
}
