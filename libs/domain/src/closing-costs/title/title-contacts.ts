import type { Bilingual, FeeLine } from '../estimate.js';
import type { TitleRules } from '../rules/index.js';

/** What a person reads about a policy. */
export type TitleTexts = Pick<FeeLine, 'name' | 'whoToContact' | 'whatToAskFor'>;
export type Asking = Pick<TitleTexts, 'whoToContact' | 'whatToAskFor'>;

/** Where each company has its own premium. */
export const contact: Bilingual = {
  en: 'A title company or closing attorney; compare at least two',
  es: 'Una compañía de títulos o un abogado de cierre; compare al menos dos',
};
/** Where the state sets the premium. */
export const contactOfOnePrice: Bilingual = {
  en: 'The title company; the premium is the same at each',
  es: 'La compañía de títulos; la prima es la misma en todas',
};

/** Where an agency of the state guarantees titles in place of insurers. */
export const contactOf = (provider: string): Bilingual => ({
  en: `An attorney or abstractor who takes part in ${provider}`,
  es: `Un abogado o investigador de títulos que participe en ${provider}`,
});

/** Whether the state sets the premium. */
export const isPriceOfState = ({ regulation }: TitleRules): boolean => regulation === 'promulgated';
