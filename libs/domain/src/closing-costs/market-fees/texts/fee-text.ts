import type { Bilingual } from '../../estimate.js';

/** What a person reads about a fee, in both languages. */
export type FeeText = Readonly<{ name: Bilingual; whoToContact: Bilingual; whatToAskFor: Bilingual }>;
