import { readStateGuide, readStateGuides } from '../api/state-guides';
import type { Language } from '../i18n/language';

/** A state's guide by the name in the address of its page; the build writes its page with it. */
export const stateGuideQuery = (slug: string, language: Language) => ({
  queryKey: ['state-guide', language, slug] as const,
  queryFn: () => readStateGuide(slug, language),
});

export const stateGuidesQuery = (language: Language) => ({
  queryKey: ['state-guides', language] as const,
  queryFn: () => readStateGuides(language),
});
