import { parseJurisdictionRules, parseNationalFees } from '@closewise/domain/closing-costs';
import { parsePlaces, placeFiles, stateCodes, type PlaceFiles } from '@closewise/domain/place';
import {
  guideSummary,
  stateGuide,
  writeGuideList,
  writeStateGuide,
  type StateGuide,
} from '@closewise/domain/state-guide';
import type { Seed } from '../shared/api/queries';
import { byLanguage, type Language } from '../shared/i18n/language';
import { href } from '../shared/i18n/paths';
import { stateGuideQuery, stateGuidesQuery } from '../shared/api/state-guides';

/** Reads a file of libs/domain/data by its path there. */
export type ReadData = (path: string) => string;

function readBook(read: ReadData) {
  const json = (name: string): unknown => JSON.parse(read(`closing-costs/${name}.json`));
  return {
    national: parseNationalFees(json('national')),
    jurisdictions: new Map(stateCodes.map((state) => [state, parseJurisdictionRules(json(state))])),
    places: parsePlaces(
      Object.fromEntries(placeFiles.map((name) => [name, read(`places/${name}.txt`)])) as PlaceFiles,
    ),
  };
}

export type GuidePage = Readonly<{ path: string; seed: Seed }>;

/** The state list and the state pages in each language, with the API responses that they are built from. */
export type GuidePages = Readonly<{
  /** Each state's page in every language. */
  pairs: readonly Readonly<Record<Language, string>>[];
  list: (language: Language) => Seed;
  states: (of: Language) => GuidePage[];
}>;

/** The pages about closing costs by state, by the rules in force on `today` (an ISO date). */
export function guidePages(read: ReadData, today: string): GuidePages {
  const book = readBook(read);
  const guides: readonly StateGuide[] = stateCodes.map((state) => stateGuide(state, today, book));
  const summaries = stateCodes.map((state) => guideSummary(state, today, book));
  const pathOf = (slug: StateGuide['slug'], language: Language) =>
    href('stateGuide', language, { state: slug[language] });
  return {
    pairs: guides.map(({ slug }) => byLanguage((language) => pathOf(slug, language))),
    list: (language) => [[stateGuidesQuery(language).queryKey, writeGuideList(summaries, language)]],
    states: (language) =>
      guides.map((guide) => {
        const state = guide.slug[language];
        const written = writeStateGuide(guide, language);
        return {
          path: pathOf(guide.slug, language),
          seed: [[stateGuideQuery(state, language).queryKey, written]],
        };
      }),
  };
}
