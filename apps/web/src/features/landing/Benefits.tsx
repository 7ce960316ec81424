import { Calculator, Handshake, MapPin, ShieldCheck } from 'lucide-react';
import type { LandingMessages } from './messages.en';

const icons = {
  breakdown: Calculator,
  negotiation: Handshake,
  location: MapPin,
  confidence: ShieldCheck,
} as const;
const keys = Object.keys(icons) as (keyof typeof icons)[];

/** Four cards; on small screens the page goes straight to how it works. */
export function Benefits({ t }: { t: LandingMessages['benefits'] }) {
  return (
    <section aria-labelledby="benefits" className="wrap hidden pb-4 pt-16 sm:block">
      <h2 id="benefits" className="display max-w-xl text-4xl">
        {t.title}
      </h2>
      <ul className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {keys.map((key) => {
          const Icon = icons[key];
          return (
            <li key={key} className="rounded-card border border-line bg-white p-6">
              <span className="grid size-11 place-items-center rounded-xl bg-pine-50 text-pine-700">
                <Icon aria-hidden size={22} strokeWidth={1.75} />
              </span>
              <h3 className="mt-4 text-lg font-bold leading-snug">{t.items[key].title}</h3>
              <p className="mt-1.5 text-[0.9375rem] text-muted">{t.items[key].body}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
