import { Check } from 'lucide-react';
import type { CheckoutMessages } from '../messages.en';

/** What premium adds to a report. */
export const PremiumSections = ({ t }: { t: CheckoutMessages['premium'] }) => (
  <ul className="grid gap-1.5 text-[0.9375rem] leading-snug">
    {t.sections.map((section) => (
      <li key={section} className="flex gap-2.5">
        <Check aria-hidden size={17} strokeWidth={2.5} className="mt-0.5 shrink-0 text-pine-700" />
        <span>{section}</span>
      </li>
    ))}
  </ul>
);
