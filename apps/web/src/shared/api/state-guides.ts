import type { Language } from '../i18n/language';
import { client, type Schemas, viewOf } from './client';

export type StateGuide = Schemas['StateGuideView'];
export type StateGuides = Schemas['StateGuidesView'];
export type QuickEstimate = Schemas['QuickEstimateView'];

export const readStateGuides = (lang: Language) =>
  viewOf(client.GET('/api/public/state-guides', { params: { query: { lang } } }));

export const readStateGuide = (state: string, lang: Language) =>
  viewOf(client.GET('/api/public/state-guides/{state}', { params: { path: { state }, query: { lang } } }));

/** What the calculator asks; money in dollars as the API reads it from an address. */
export type QuickQuestion = Readonly<{
  state: string;
  county: string;
  price: string;
  loanType: QuickEstimate['loanType'];
  loanAmount?: string;
}>;

export const readQuickEstimate = (question: QuickQuestion, lang: Language, signal: AbortSignal) =>
  viewOf(client.GET('/api/public/quick-estimate', { params: { query: { ...question, lang } }, signal }));
