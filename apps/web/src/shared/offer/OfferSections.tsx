import { useId } from 'react';

type Item = { title: string; body: string };
type Props = { title: string; items: readonly Item[] };

/** What happens after joining, step by step. */
export function OfferSteps({ title, items }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="wrap pb-16 pt-8">
      <h2 id={id} className="display text-4xl">
        {title}
      </h2>
      <ol className="mt-8 grid gap-8 md:grid-cols-3">
        {items.map((item, index) => (
          <li key={item.title} className="border-t border-ink/80 pt-5">
            <span aria-hidden="true" className="num font-display text-lg font-bold text-pine-700">
              {index + 1}
            </span>
            <h3 className="mt-2 text-xl font-bold">{item.title}</h3>
            <p className="mt-2 text-muted">{item.body}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Why joining is worth it. */
export function OfferReasons({ title, items }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-y border-line bg-pine-50">
      <div className="wrap py-16">
        <h2 id={id} className="display text-4xl">
          {title}
        </h2>
        <ul className="mt-8 grid gap-x-10 gap-y-7 md:grid-cols-3">
          {items.map((item) => (
            <li key={item.title}>
              <h3 className="text-xl font-bold">{item.title}</h3>
              <p className="mt-2 text-muted">{item.body}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
