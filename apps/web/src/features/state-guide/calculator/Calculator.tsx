import { useState } from 'react';
import { ApiError } from '../../../shared/api/api-error';
import type { Language } from '../../../shared/i18n/language';
import { Notice } from '../../../shared/ui/Notice';
import type { CalculatorGuide } from './calculator-guide';
import { CalculatorFields } from './CalculatorFields';
import { EstimateResult } from './EstimateResult';
import type { CalculatorMessages } from './messages.en';
import { questionOf, type Fields } from './question-of';
import { useQuickEstimate } from './use-quick-estimate';

type Props = { t: CalculatorMessages; guide: CalculatorGuide; language: Language };

/** Price, county and loan of one's own, answered while they are typed; until then it shows the example. */
export function Calculator({ t, guide, language }: Props) {
  const [fields, setFields] = useState<Fields | null>(null);
  // What was typed before the island awoke comes as several changes at once: each rests on the one before.
  const change = (part: Partial<Fields>) =>
    setFields((before) => ({ ...(before ?? exampleFields(guide)), ...part }));
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
