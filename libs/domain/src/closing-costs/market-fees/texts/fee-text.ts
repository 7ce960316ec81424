import type { Bilingual } from '../../estimate.js';

/** A fee's texts for buyers in both languages. */
export type FeeText = Readonly<{ name: Bilingual; whoToContact: Bilingual; whatToAskFor: Bilingual }>;
