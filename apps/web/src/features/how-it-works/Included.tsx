import type { HowItWorksMessages } from './messages.en';

/** The chapters of a report. */
export function Included({ t }: { t: HowItWorksMessages['included'] }) {
  return (
    <section aria-labelledby="included" className="border-y border-line bg-pine-50">
      <div className="wrap py-16 sm:py-20">
        <h2 id="included" className="display text-4xl">
          {t.title}
        </h2>
        <p className="mt-3 max-w-2xl text-lg text-muted">{t.lede}</p>
        <ul className="mt-9 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {t.items.map(({ title, body }) => (
            <li key={title}>
              <h3 className="text-lg font-bold">{title}</h3>
              <p className="mt-1.5 text-muted">{body}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
