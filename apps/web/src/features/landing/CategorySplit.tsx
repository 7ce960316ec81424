import type { Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import type { LandingMessages } from './messages.en';

type Totals = { requiredCents: number; negotiableCents: number; optionalCents: number };
type Props = { t: LandingMessages['preview']['categories']; totals: Totals; language: Language };

/** One bar of the whole, split by category, with the amounts as its legend. */
export function CategorySplit({ t, totals, language }: Props) {
  const parts = [
    { name: t.required, cents: totals.requiredCents, fill: '#0f5f50' },
    { name: t.negotiable, cents: totals.negotiableCents, fill: '#f7b733' },
    { name: t.optional, cents: totals.optionalCents, fill: '#175f9c' },
  ];
  const whole = parts.reduce((sum, { cents }) => sum + cents, 0);
  const startOf = (index: number) =>
    parts.slice(0, index).reduce((sum, { cents }) => sum + (cents / whole) * 100, 0);
  return (
    <>
      <svg
        aria-hidden="true"
        className="mt-3 h-4 w-full rounded-full"
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
      >
        {parts.map(({ name, cents, fill }, index) => (
          <rect key={name} x={startOf(index)} width={(cents / whole) * 100} height="4" fill={fill} />
        ))}
      </svg>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-3">
        {parts.map(({ name, cents, fill }) => (
          <div key={name} className="flex items-center justify-between gap-3 sm:block">
            <dt className="flex items-center gap-2 text-sm text-muted">
              <svg aria-hidden="true" width="10" height="10">
                <circle cx="5" cy="5" r="5" fill={fill} />
              </svg>
              <span>{name}</span>
            </dt>
            <dd className="num text-lg font-bold sm:mt-0.5">{formatCents(cents, language, 0)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
