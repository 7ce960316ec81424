import type { UseFormRegisterReturn } from 'react-hook-form';
import { Banknote, KeyRound, Landmark } from 'lucide-react';
import { buyerTypes } from '@closewise/domain/closing-costs';
import type { PropertyFormMessages } from './messages.en';

const icons = { 'first-time': KeyRound, financing: Landmark, cash: Banknote } as const;

export function BuyerTypeField({ t, field }: { t: PropertyFormMessages; field: UseFormRegisterReturn }) {
  return (
    <fieldset>
      <legend className="label">{t.buyerType}</legend>
      <div className="grid grid-cols-3 gap-2">
        {buyerTypes.map((type) => {
          const Icon = icons[type];
          return (
            <label
              key={type}
              className="flex min-h-18 cursor-pointer flex-col items-center justify-center gap-1 rounded-xl border border-field px-1 py-2 text-center text-sm leading-tight transition-colors hover:border-pine-700 hover:bg-pine-50 has-checked:border-pine-700 has-checked:bg-pine-50 has-checked:font-semibold has-checked:text-pine-700 has-checked:ring-1 has-checked:ring-pine-700 has-focus-visible:ring-3 has-focus-visible:ring-sky-700 sm:text-[0.9375rem]"
            >
              <input type="radio" value={type} className="sr-only" {...field} />
              <Icon aria-hidden size={20} strokeWidth={1.75} />
              <span>{t.buyerTypes[type]}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
