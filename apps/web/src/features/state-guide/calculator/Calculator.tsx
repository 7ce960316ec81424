import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/api-error';
import { type QuickQuestion, readQuickEstimate } from '../../../shared/api/state-guides';
import type { Language } from '../../../shared/i18n/language';
import { Notice } from '../../../shared/ui/Notice';
import type { CalculatorGuide } from './calculator-guide';
import { CalculatorFields } from './CalculatorFields';
import { EstimateResult } from './EstimateResult';
import type { CalculatorMessages } from './messages.en';
import { type Fields, calculatorQuery } from './calculator-query';

type Props = { t: CalculatorMessages; guide: CalculatorGuide; language: Language };

/** Estimates for the visitor's price, county and loan while they type; starts with the example. */
export function Calculator({ t, guide, language }: Props) {
  const [fields, setFields] = useState<Fields | null>(null);
  // Input typed before hydration arrives as several changes at once; each builds on the one before.
  const change = (part: Partial<Fields>) =>
    setFields((before) => ({ ...(before ?? exampleFields(guide)), ...part }));
  const shown = fields ?? exampleFields(guide);
  const question = calculatorQuery(guide.state, shown);
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
        <CalculatorFields t={t} guide={guide} fields={shown} wrong={wrong} onChange={change} />
        <div className="min-w-0 border-line p-5 max-lg:border-t sm:p-7 lg:border-l">
          {error && !isWorking ? (
            <Notice tone="error">
              <span>{error instanceof ApiError && error.status === 429 ? t.slower : t.failed}</span>{' '}
              <button type="button" className="link" onClick={() => void refetch()}>
                {t.again}
              </button>
            </Notice>
          ) : (
            <EstimateResult
              t={t}
              estimate={data ?? guide.example}
              isWorking={isWorking}
              language={language}
            />
          )}
        </div>
      </div>
    </section>
  );
}

const exampleFields = ({ example, counties }: CalculatorGuide): Fields => ({
  price: (example.priceCents / 100).toLocaleString('en-US'),
  county: counties.find(({ name }) => name === example.county)?.county ?? '',
  loanType: example.loanType,
  loanAmount: '',
});

const pauseMs = 350;

/** The value once it has been stable for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Queries the API when the visitor stops typing; until then the previous estimate stays visible. */
function useQuickEstimate(question: QuickQuestion | null, language: Language) {
  const asked = useSettled(JSON.stringify(question));
  const query = useQuery({
    queryKey: ['quick-estimate', language, asked],
    queryFn: ({ signal }) => readQuickEstimate(JSON.parse(asked) as QuickQuestion, language, signal),
    enabled: asked !== 'null',
    placeholderData: keepPreviousData,
  });
  const isSettled = asked === JSON.stringify(question);
  return { ...query, isWorking: query.isFetching || (question !== null && !isSettled) };
}
