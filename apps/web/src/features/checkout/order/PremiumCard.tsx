import { useId } from 'react';
import type { Language } from '../../../shared/i18n/language';
import { formatCents } from '../../../shared/i18n/money';
import { Notice } from '../../../shared/ui/Notice';
import type { CheckoutMessages } from '../messages.en';
import { isPremiumUnavailable } from '../open-as-chosen';
import type { PremiumChoice } from '../use-premium-choice';
import { PremiumSections } from './PremiumSections';

type Props = { t: CheckoutMessages['premium']; language: Language; premium: PremiumChoice };

/** Premium to choose, where it is offered for the property; nothing where it is not, or while nobody knows. */
export function PremiumCard({ t, language, premium }: Props) {
  const id = useId();
  const { priceCents, isChosen, isChanging, error, choose } = premium;
  if (priceCents === null) return null;
  return (
    <div className="mt-5">
      <div className="rounded-xl border border-field px-4 py-3.5 transition-colors has-checked:border-pine-700 has-checked:bg-pine-50">
        <label className="flex min-h-11 cursor-pointer items-start gap-3 leading-snug">
          <input
            type="checkbox"
            className="mt-0.5 size-5 shrink-0 rounded accent-pine-700"
            checked={isChosen}
            aria-describedby={`${id}-adds`}
            onChange={(event) => choose(event.target.checked)}
          />
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-semibold">{t.choose}</span>
            <span className="num font-semibold whitespace-nowrap">{`+${formatCents(priceCents, language)}`}</span>
          </span>
        </label>
        <div id={`${id}-adds`} className="mt-1 grid gap-2.5">
          <p className="text-sm text-muted">{t.adds}</p>
          <PremiumSections t={t} />
          <p className="text-sm text-muted">{t.sources}</p>
        </div>
        <p role="status" className="sr-only">
          {isChanging && t.changing}
        </p>
      </div>
      {error && (
        <div className="mt-3">
          <Notice tone="error" title={t.failed}>
            {isPremiumUnavailable(error) ? t.gone : t.failedHelp}
          </Notice>
        </div>
      )}
    </div>
  );
}
