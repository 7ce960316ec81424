import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DashboardRange } from '../../../shared/api/organization';
import texts from './texts';

const t = texts.range;

type Props = { value: DashboardRange | null; onChange: (range: DashboardRange | null) => void };

/** The time range of the dashboard. */
export function RangeFilter({ value, onChange }: Props) {
  return (
    <fieldset className="mt-5">
      <legend className="sr-only">{t.label}</legend>
      <div className="inline-grid grid-cols-4 gap-1 rounded-xl border border-white/25 bg-pine-900 p-1">
        {[null, ...rangeDays].map((range) => (
          <label
            key={range}
            className="flex min-h-10 cursor-pointer items-center justify-center rounded-lg px-2.5 text-center text-[0.9375rem] font-semibold text-pine-100 hover:text-white has-checked:bg-marigold-400 has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-marigold-400 sm:px-4"
          >
            <input
              type="radio"
              name="range"
              className="sr-only"
              checked={range === value}
              onChange={() => onChange(range)}
            />
            <span>{range === null ? t.all : t.days(range)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** In days; all time is offered, too. */
const rangeDays = ['30', '90', '365'] as const satisfies readonly DashboardRange[];

/** The selected range, initialized from the address. Unknown values mean all time. */
export function useRange() {
  const [query, setQuery] = useSearchParams();
  const [range, setRange] = useState(() => rangeDays.find((days) => days === query.get('range')) ?? null);
  const choose = (days: (typeof rangeDays)[number] | null) => {
    setRange(days);
    setQuery(days ? { range: days } : {}, { replace: true });
  };
  return [range, choose] as const;
}
