import type { Bilingual } from './estimate.js';
import { memoize } from './memoize.js';

const usual: Bilingual = {
  en: 'The county recorder or clerk',
  es: 'El registro de la propiedad del condado',
};
const townClerk: Bilingual = {
  en: 'The town or city clerk',
  es: 'La secretaría (clerk) del pueblo o la ciudad',
};
const registryOfDeeds: Bilingual = {
  en: 'The registry of deeds',
  es: 'El registro de escrituras (registry of deeds)',
};
const circuitClerk: Bilingual = {
  en: 'The circuit court clerk of the county or city',
  es: 'La secretaría del tribunal de circuito del condado o la ciudad',
};

/** States where deeds are not recorded by a county recorder or clerk. */
const offices: Readonly<Record<string, Bilingual>> = {
  AK: { en: 'The State Recorder’s Office', es: 'La oficina de registro del estado (State Recorder)' },
  AL: { en: 'The county probate office', es: 'La oficina testamentaria (probate) del condado' },
  CT: townClerk,
  DC: { en: 'The District’s Recorder of Deeds', es: 'El registro de escrituras del Distrito' },
  HI: { en: 'The Bureau of Conveyances', es: 'La oficina de traspasos del estado (Bureau of Conveyances)' },
  LA: { en: 'The parish clerk of court', es: 'La secretaría del tribunal de la parroquia' },
  MA: registryOfDeeds,
  MD: circuitClerk,
  ME: registryOfDeeds,
  NH: registryOfDeeds,
  RI: townClerk,
  VA: circuitClerk,
  VT: townClerk,
};

/** The office, or others who can answer. */
export const orTitleCompany = memoize((office: Bilingual): Bilingual => ({
  en: `${office.en}, or your title company or closing attorney`,
  es: `${office.es}, o su compañía de títulos o abogado de cierre`,
}));

/** The office that records deeds and mortgages in the state. */
export const recordingOffice = (state: string): Bilingual => offices[state] ?? usual;

/** States where a different office than the recorder collects the transfer tax. */
const taxOffices: Readonly<Record<string, Bilingual>> = {
  IN: { en: 'The county auditor', es: 'La auditoría del condado (auditor)' },
  OH: { en: 'The county auditor', es: 'La auditoría del condado (auditor)' },
  WA: { en: 'The county treasurer', es: 'La tesorería del condado' },
};

/** The office that collects state and county taxes on a transfer or loan. */
export const transferTaxOffice = (state: string): Bilingual => taxOffices[state] ?? recordingOffice(state);
