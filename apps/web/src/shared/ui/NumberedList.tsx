/** Steps to do in order. */
export function NumberedList({ items }: { items: readonly string[] }) {
  return (
    <ol className="grid gap-5">
      {items.map((item, index) => (
        <li key={item} className="flex gap-4 border-t border-ink/80 pt-4">
          <span aria-hidden="true" className="num font-display text-lg font-bold text-pine-700">
            {index + 1}
          </span>
          <span className="text-lg">{item}</span>
        </li>
      ))}
    </ol>
  );
}
