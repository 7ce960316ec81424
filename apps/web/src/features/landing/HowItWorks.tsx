import { withPrice } from '../../shared/price/report-price';
import type { LandingMessages } from './messages.en';

export function HowItWorks({ t, price }: { t: LandingMessages['how']; price: string }) {
  return (
    <section id="how" aria-labelledby="how-title" className="wrap py-20">
      <h2 id="how-title" className="display max-w-lg text-4xl">
        {t.title}
      </h2>
      <ol className="mt-10 grid gap-8 md:grid-cols-3">
        {t.items.map(({ title, body }, index) => (
          <li key={title} className="border-t border-ink/80 pt-5">
            <span aria-hidden="true" className="num font-display text-lg font-bold text-pine-700">
              {index + 1}
            </span>
            <h3 className="mt-2 text-xl font-bold">{withPrice(title, price)}</h3>
            <p className="mt-2 text-muted">{body}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
