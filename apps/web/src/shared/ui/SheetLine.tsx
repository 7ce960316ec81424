/** A name with its right-aligned value, in a definition list. */
export function SheetLine({ name, note, value }: { name: string; note?: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className="leading-snug">
        <span>{name}</span>
        {note && <span className="block text-sm text-muted">{note}</span>}
      </dt>
      <dd className="text-right text-lg font-bold wrap-break-word">{value}</dd>
    </div>
  );
}
