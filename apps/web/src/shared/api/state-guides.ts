import type { Language } from '../i18n/language';
import { client, type Schemas, viewOf } from './client';

export type StateGuide = Schemas['StateGuideView'];
export type StateGuides = Schemas['StateGuidesView'];
export type QuickEstimate = Schemas['QuickEstimateView'];

const readStateGuides = (lang: Language) =>
  viewOf(client.GET('/api/public/state-guides', { params: { query: { lang } } }));

const readStateGuide = (state: string, lang: Language) =>
  viewOf(client.GET('/api/public/state-guides/{state}', { params: { path: { state }, query: { lang } } }));

/** The calculator's query; money in dollars, as the API reads it from the URL. */
export type QuickQuestion = Readonly<{
  state: string;
  county: string;
  price: string;
  loanType: QuickEstimate['loanType'];
  loanAmount?: string;
}>;

export const readQuickEstimate = (question: QuickQuestion, lang: Language, signal: AbortSignal) =>
  viewOf(client.GET('/api/public/quick-estimate', { params: { query: { ...question, lang } }, signal }));

/** A state's guide by the slug in its page's address; the build prerenders the page with it. */
export const stateGuideQuery = (slug: string, language: Language) => ({
  queryKey: ['state-guide', language, slug] as const,
  queryFn: () => readStateGuide(slug, language),
});

export const stateGuidesQuery = (language: Language) => ({
  queryKey: ['state-guides', language] as const,
  queryFn: () => readStateGuides(language),
});
