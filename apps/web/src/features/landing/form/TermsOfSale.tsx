import { ChevronDown } from 'lucide-react';
import type { PropertyFormMessages } from './messages.en';

/** What the opt-in accepts, readable beside it. */
export function TermsOfSale({ t }: { t: PropertyFormMessages['terms'] }) {
  return (
    <details className="group mt-3 rounded-xl bg-paper text-sm">
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 rounded-xl px-3.5 font-semibold text-pine-700 [&::-webkit-details-marker]:hidden">
        {t.title}
        <ChevronDown aria-hidden size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="grid list-disc gap-1.5 pb-3.5 pl-8 pr-3.5 text-muted">
        {t.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </details>
  );
}
