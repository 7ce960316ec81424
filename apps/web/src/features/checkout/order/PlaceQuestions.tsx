import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { serverMessage } from '../../../shared/api/api-error';
import type { Schemas } from '../../../shared/api/client';
import type { Language } from '../../../shared/i18n/language';
import { Notice } from '../../../shared/ui/Notice';
import { SelectField } from '../../../shared/ui/SelectField';
import type { CheckoutMessages } from '../messages.en';
import { ChoiceField } from './ChoiceField';
import type { OrderOfTab, PlaceAnswers } from './use-order';

type Props = {
  t: CheckoutMessages;
  language: Language;
  place: Schemas['PlaceView'];
  earlier: PlaceAnswers | null;
  saving: OrderOfTab['saving'];
};

/** Questions about the location that only the buyer can answer. */
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

type Place = Schemas['PlaceView'];
type CountyFieldProps = {
  t: CheckoutMessages['questions'];
  language: Language;
  place: Place;
  chosen: string | null | undefined;
  onChoose: (county: string | null) => void;
};

const mostButtons = 8;

/** Possible counties, most likely first; all counties of a state are listed by name. */
function CountyField({ t, language, place, chosen, onChoose }: CountyFieldProps) {
  if (place.choices.length > mostButtons)
    return <CountyList t={t} language={language} place={place} chosen={chosen} onChoose={onChoose} />;
  const counties = place.choices.map(({ county, share }) => ({
    value: county,
    label: county,
    note: shareOf(share, t),
  }));
  return (
    <ChoiceField<string | null>
      legend={t.county}
      hint={t.countyHint}
      choices={[...counties, { value: null, label: t.notSure, note: consequenceOf(place, t) }]}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

const notSure = '?';

function CountyList({ t, language, place, chosen, onChoose }: CountyFieldProps) {
  const names = place.choices.map(({ county }) => county);
  const sorted = names.toSorted((one, other) => one.localeCompare(other, language));
  const options = Object.fromEntries(sorted.map((name) => [name, name]));
  return (
    <div>
      <SelectField
        label={t.county}
        options={{ '': t.chooseCounty, [notSure]: t.notSure, ...options }}
        value={chosen === null ? notSure : (chosen ?? '')}
        onChange={({ target }) => {
          if (target.value) onChoose(target.value === notSure ? null : target.value);
        }}
      />
      {chosen === null && <p className="hint mt-1.5">{consequenceOf(place, t)}</p>}
    </div>
  );
}

/** What happens in the report if the buyer is not sure. */
const consequenceOf = ({ county }: Place, t: CountyFieldProps['t']): string =>
  county === null ? t.saysAmount : t.takesLikeliest(county);

const shareOf = (share: number, t: CountyFieldProps['t']): string =>
  share < 0.01 ? t.underOnePercent : t.share(Math.round(share * 100));

type PlaceConfirmedProps = { t: CheckoutMessages['questions']; isNew: boolean; onChange: () => void };

/** Confirms the answers, which can still be changed; takes over the focus from the questions. */
export function PlaceConfirmed({ t, isNew, onChange }: PlaceConfirmedProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNew) button.current?.focus();
  }, [isNew]);
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-3 rounded-xl bg-pine-50 px-4 py-2">
      <p role="status">{t.confirmed}</p>
      <button ref={button} type="button" className="btn btn-quiet" onClick={onChange}>
        {t.change}
      </button>
    </div>
  );
}
