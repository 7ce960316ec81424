import { CityTable } from './CityTable';
import { CountyGroups } from './CountyGroups';
import { CountyTable } from './CountyTable';
import type { GuideProps } from './Guide';

/** How the example differs within the state. */
export function Counties({ t: { counties: t }, guide, language }: GuideProps) {
  return (
    <section aria-labelledby="counties">
      <h2 id="counties" className="display text-3xl">
        {t.title}
      </h2>
      {guide.countyGroups.length > 1 ? (
        <CountyGroups t={t} groups={guide.countyGroups} language={language} />
      ) : (
        guide.counties.length > 1 && <p className="mt-3 max-w-3xl text-muted">{t.same}</p>
      )}
      {guide.cities.length > 0 && <CityTable t={t} cities={guide.cities} language={language} />}
      <CountyTable t={t} guide={guide} language={language} />
    </section>
  );
}
