import { ChevronDown } from 'lucide-react';
import type { CheckoutMessages } from '../messages.en';

type TestCard = { number: string; outcome: keyof CheckoutMessages['testCards']['outcomes'] };

/** The simulated provider's test cards. */
const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', outcome: 'pays' },
  { number: '4000 0000 0000 0002', outcome: 'declined' },
  { number: '4000 0000 0000 9995', outcome: 'funds' },
  { number: '4000 0025 0000 3155', outcome: 'authenticate' },
  { number: '4000 0000 0000 0077', outcome: 'slow' },
  { number: '4000 0000 0000 0093', outcome: 'webhook' },
];

/** Test cards with their outcomes; a click fills in the number. */
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
