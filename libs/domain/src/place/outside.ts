import type { Place } from './place.js';

const territories =
  /(?:^|[\s,])(?:PR|VI|GU|AS|MP|puerto rico|guam|american samoa|virgin islands|u\.?s\.?v\.?i\.?|northern mariana islands)$/i;
const military = /(?:^|[\s,])(?:APO|FPO|DPO)(?:[\s,]|$)/i;

const territoryZip = /^(?:00[6-9]|969|96799)/;
const militaryZip = /^(?:09|340|96[2-6])/;

/** Where an address without a state lies, by its ZIP code and its last words. */
export function outsideOf(text: string, zip: string | null): Place['outside'] {
  if ((zip && militaryZip.test(zip)) || military.test(text)) return 'military';
  if ((zip && territoryZip.test(zip)) || territories.test(text)) return 'territory';
  return null;
}
