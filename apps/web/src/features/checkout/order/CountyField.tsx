import type { Schemas } from '../../../shared/api/client';
import type { Language } from '../../../shared/i18n/language';
import { SelectField } from '../../../shared/ui/SelectField';
import type { CheckoutMessages } from '../messages.en';
import { ChoiceField } from './ChoiceField';

type Place = Schemas['PlaceView'];
type Props = {
  t: CheckoutMessages['questions'];
  language: Language;
  place: Place;
  chosen: string | null | undefined;
  onChoose: (county: string | null) => void;
};

const mostButtons = 8;

/** The counties that the home may lie in, likeliest first; those of a whole state in a list, by name. */
export function CountyField({ t, language, place, chosen, onChoose }: Props) {
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

function CountyList({ t, language, place, chosen, onChoose }: Props) {
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

/** What it means for the report that the buyer is not sure. */
const consequenceOf = ({ county }: Place, t: Props['t']): string =>
  county === null ? t.saysAmount : t.takesLikeliest(county);

const shareOf = (share: number, t: Props['t']): string =>
  share < 0.01 ? t.underOnePercent : t.share(Math.round(share * 100));
