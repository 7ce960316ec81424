import type { QuickEstimate } from '../../../shared/api/state-guides';
import type { Language } from '../../../shared/i18n/language';
import { formatCents } from '../../../shared/i18n/money';
import { href } from '../../../shared/i18n/paths';
import { draftPrice } from '../../../shared/report/property-draft';
import { SheetLine } from '../../../shared/ui/SheetLine';
import type { CalculatorMessages } from './messages.en';

type Props = {
  t: CalculatorMessages;
  estimate: QuickEstimate;
  isWorking: boolean;
  language: Language;
};

/** The estimate: the totals are announced, taxes are listed line by line. */
export function EstimateResult({ t, estimate, isWorking, language }: Props) {
  const dollars = (cents: number) => formatCents(cents, language, 0);
  const { closingCosts } = estimate;
  return (
    <div className={isWorking ? 'opacity-60 transition-opacity' : 'transition-opacity'}>
      <div role="status" aria-busy={isWorking} aria-label={t.result}>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-lg font-semibold">{t.costs}</span>
          <span className="display num text-[2.25rem]">{dollars(closingCosts.typicalCents)}</span>
        </p>
        <p className="text-muted">
          {isWorking ? t.working : t.likely(dollars(closingCosts.lowCents), dollars(closingCosts.highCents))}
        </p>
      </div>
      <dl className="num mt-3 divide-y divide-dashed divide-line">
        <SheetLine
          name={t.loanOf}
          note={t.loans[estimate.loanType]}
          value={dollars(estimate.loanAmountCents)}
        />
        <SheetLine name={t.down} value={dollars(estimate.downPaymentCents)} />
        <SheetLine name={t.cash} value={dollars(estimate.cashToCloseCents)} />
      </dl>
      <h3 className="mt-6 font-bold">{t.byLaw}</h3>
      <dl className="num divide-y divide-dashed divide-line">
        {estimate.byLaw.map((line) => (
          <SheetLine
            key={line.key}
            name={line.name}
            note={
              line.sellerCents > 0
                ? `${line.working}; ${t.sellerPays(formatCents(line.sellerCents, language))}`
                : line.working
            }
            value={formatCents(line.typicalCents, language)}
          />
        ))}
      </dl>
      <h3 className="mt-6 font-bold">{t.others}</h3>
      <dl className="num divide-y divide-dashed divide-line">
        {estimate.groups.map((group) => (
          <SheetLine
            key={group.group}
            name={t.groups[group.group]}
            note={t.between(dollars(group.lowCents), dollars(group.highCents))}
            value={dollars(group.typicalCents)}
          />
        ))}
      </dl>
      {estimate.notices.length > 0 && (
        <>
          <h3 className="mt-6 font-bold">{t.notices}</h3>
          <ul className="mt-1 grid list-disc gap-1 pl-5 text-[0.9375rem] text-muted">
            {estimate.notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-5 text-[0.9375rem]">{t.rest}</p>
      <a
        className="btn btn-primary mt-4"
        href={`${href('home', language)}#property-form`}
        onClick={() => draftPrice((estimate.priceCents / 100).toLocaleString('en-US'))}
      >
        {t.toReport}
      </a>
    </div>
  );
}
