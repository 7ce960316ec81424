import { useId, useState, type FormEvent } from 'react';
import { serverMessage } from '../../../shared/api/api-error';
import type { Schemas } from '../../../shared/api/client';
import type { Language } from '../../../shared/i18n/language';
import { Notice } from '../../../shared/ui/Notice';
import type { CheckoutMessages } from '../messages.en';
import { ChoiceField } from './ChoiceField';
import { CountyField } from './CountyField';
import type { OrderOfTab, PlaceAnswers } from './use-order';

type Props = {
  t: CheckoutMessages;
  language: Language;
  place: Schemas['PlaceView'];
  earlier: PlaceAnswers | null;
  saving: OrderOfTab['saving'];
};

/** What only the buyer knows of the place. */
export function PlaceQuestions({ t, language, place, earlier, saving }: Props) {
  const id = useId();
  const [answers, setAnswers] = useState<PlaceAnswers>(earlier ?? {});
  const { county, insideCityLimits } = answers;
  const asks = (question: 'county' | 'city-limits') => place.open.includes(question);
  const isComplete =
    (!asks('county') || county !== undefined) && (!asks('city-limits') || insideCityLimits !== undefined);
  const city = place.city ?? '';
  const words = t.questions;
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate(answers);
  };
  return (
    <form aria-labelledby={`${id}-title`} className="mt-6 grid gap-5" onSubmit={confirm}>
      <h3 id={`${id}-title`} className="font-bold">
        {words.title}
      </h3>
      {asks('county') && (
        <CountyField
          t={words}
          language={language}
          place={place}
          chosen={county}
          onChoose={(chosen) => setAnswers({ ...answers, county: chosen })}
        />
      )}
      {asks('city-limits') && (
        <ChoiceField<boolean | null>
          legend={words.cityLimits(city)}
          hint={words.cityHint(city)}
          choices={[
            { value: true, label: words.inside },
            { value: false, label: words.outside },
            { value: null, label: words.notSureOfLimits, note: words.countsCity(city) },
          ]}
          chosen={insideCityLimits}
          onChoose={(chosen) => setAnswers({ ...answers, insideCityLimits: chosen })}
        />
      )}
      {saving.isError && (
        <Notice tone="error" title={words.failed}>
          {serverMessage(saving.error, t.refusals) ?? words.failedHelp}
        </Notice>
      )}
      <div>
        <button
          className="btn btn-primary w-full"
          disabled={!isComplete || saving.isPending}
          aria-describedby={`${id}-state`}
        >
          {saving.isPending && <span aria-hidden="true" className="spinner" />}
          <span>{saving.isPending ? words.confirming : saving.isError ? t.retry : words.confirm}</span>
        </button>
        <p id={`${id}-state`} className="hint mt-2 text-center">
          {!isComplete && words.incomplete}
        </p>
      </div>
    </form>
  );
}
