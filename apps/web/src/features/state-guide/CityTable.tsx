import type { StateGuide } from '../../shared/api/state-guides';
import type { Language } from '../../shared/i18n/language';
import { LocalCostsTable } from './LocalCostsTable';
import type { StateGuideMessages } from './messages.en';

type City = StateGuide['cities'][number];
type Props = { t: StateGuideMessages['counties']; cities: readonly City[]; language: Language };

/** Places within whose limits other taxes are due. */
export function CityTable({ t, cities, language }: Props) {
  return (
    <>
      <h3 className="mt-8 text-xl font-bold">{t.cities}</h3>
      <p className="mt-1 max-w-3xl text-[0.9375rem] text-muted">{t.citiesLede}</p>
      <LocalCostsTable
        t={t}
        label={t.cities}
        head={t.city}
        rows={cities.map(({ city, county, ...costs }) => ({
          name: city,
          ...(county !== null && { note: county }),
          ...costs,
        }))}
        language={language}
      />
    </>
  );
}
