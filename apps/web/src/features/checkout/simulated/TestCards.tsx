import { ChevronDown } from 'lucide-react';
import type { CheckoutMessages } from '../messages.en';
import { testCards } from './test-cards';

/** Help beside the form: which number does what; a click types it. */
export function TestCards({
  t,
  onUse,
}: {
  t: CheckoutMessages['testCards'];
  onUse: (number: string) => void;
}) {
  return (
    <details open className="group mt-6 rounded-2xl border border-dashed border-field bg-paper">
      <summary className="flex min-h-12 list-none items-center justify-between rounded-2xl px-4 font-semibold [&::-webkit-details-marker]:hidden">
        {t.title}
        <ChevronDown
          aria-hidden
          size={18}
          className="text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pb-4">
        <p className="hint">{t.lede}</p>
        <ul className="mt-2">
          {testCards.map(({ number, outcome }) => (
            <li key={number} className="border-b border-dashed border-line last:border-0">
              <button
                type="button"
                className="flex min-h-11 w-full flex-col justify-center rounded-lg py-1.5 text-left leading-snug hover:text-pine-700 sm:flex-row sm:items-center sm:justify-between sm:gap-x-4"
                aria-label={`${t.use(number)}: ${t.outcomes[outcome]}`}
                onClick={() => onUse(number)}
              >
                <span className="num text-[0.9375rem] font-medium underline decoration-pine-700/35 underline-offset-3">
                  {number}
                </span>
                <span className="text-sm text-muted">{t.outcomes[outcome]}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
