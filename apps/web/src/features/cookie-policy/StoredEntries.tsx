import texts from './texts';

/** Each entry by its name, with what is to be known of it. */
export function StoredEntries() {
  const t = texts.entries;
  const [, ...headings] = t.columns;
  return (
    <section aria-labelledby="entries" className="mb-9 border-t border-ink/80 pt-4">
      <h2 id="entries" className="text-xl font-bold">
        {t.title}
      </h2>
      <dl className="mt-4">
        {t.rows.map(([name, ...facts]) => (
          <div key={name} className="border-b border-dashed border-line py-4 first:border-t">
            <dt className="font-mono text-[0.9375rem] font-semibold [overflow-wrap:anywhere]">{name}</dt>
            {facts.map((fact, index) => (
              <dd key={headings[index]} className="mt-1 grid grid-cols-[5.5rem_1fr] gap-x-3 text-[0.9375rem]">
                <span className="text-muted">{headings[index]}</span>
                <span>{fact}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
