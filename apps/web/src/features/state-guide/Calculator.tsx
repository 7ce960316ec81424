import { useState } from 'react';
import { ApiError } from '../../shared/api/api-error';
import type { StateGuide } from '../../shared/api/state-guides';
import { Notice } from '../../shared/ui/Notice';
import { CalculatorFields } from './CalculatorFields';
import { EstimateResult } from './EstimateResult';
import type { GuideProps } from './Guide';
import { exampleEstimate } from './example-estimate';
import { questionOf, type Fields } from './question-of';
import { useQuickEstimate } from './use-quick-estimate';

/** Price, county and loan of one's own, answered while they are typed; until then it shows the example. */
export function Calculator({ t: { calculator: t, groups }, guide, language }: GuideProps) {
  const [fields, setFields] = useState<Fields | null>(null);
  const shown = fields ?? exampleFields(guide);
  const question = questionOf(guide.state, shown);
  const wrong = 'wrong' in question ? question.wrong : null;
  const { data, error, isWorking, refetch } = useQuickEstimate(
    fields === null || 'wrong' in question ? null : question,
    language,
  );
  return (
    <section aria-labelledby="calculator" className="print:hidden">
      <h2 id="calculator" className="display text-3xl">
        {t.title}
      </h2>
      <p className="mt-2 text-muted">{t.lede}</p>
      <noscript>
        <p className="mt-2 font-semibold">{t.noScript}</p>
      </noscript>
      <div className="sheet mt-5 grid lg:grid-cols-[20rem_minmax(0,1fr)]">
        <CalculatorFields t={t} guide={guide} fields={shown} wrong={wrong} onChange={setFields} />
        <div className="min-w-0 border-line p-5 max-lg:border-t sm:p-7 lg:border-l">
          {error && !isWorking ? (
            <Notice tone="error">
              {error instanceof ApiError && error.status === 429 ? t.slower : t.failed}{' '}
              <button type="button" className="link" onClick={() => void refetch()}>
                {t.again}
              </button>
            </Notice>
          ) : (
            <EstimateResult
              t={t}
              groups={groups}
              estimate={data ?? exampleEstimate(guide)}
              isWorking={isWorking}
              language={language}
            />
          )}
        </div>
      </div>
    </section>
  );
}

const exampleFields = ({ purchase, counties }: StateGuide): Fields => ({
  price: (purchase.priceCents / 100).toLocaleString('en-US'),
  county: counties.find(({ name }) => name === purchase.county)?.county ?? '',
  loanType: purchase.loanType,
  loanAmount: '',
});
