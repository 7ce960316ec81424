import type { Place } from './place.js';
import { plainWords } from './place-key.js';

const territories =
  /(?:^|[\s,])(?:PR|VI|GU|AS|MP|puerto rico|guam|american samoa|virgin islands|u\.?s\.?v\.?i\.?|northern mariana islands)$/i;
const military = /(?:^|[\s,])(?:APO|FPO|DPO)(?:[\s,]|$)/i;

const territoryZip = /^(?:00[6-9]|969|96799)/;
const militaryZip = /^(?:09|340|96[2-6])/;

/** Countries as they end an address, in English and Spanish. */
const countries =
  /(?:^| )(?:uk|u k|united kingdom|great britain|reino unido|canada|germany|alemania|deutschland|france|francia|spain|espana|portugal|italia|india|japan|japon|australia|new zealand|nueva zelanda|austria|switzerland|suiza|belgium|belgica|netherlands|paises bajos|sweden|suecia|russia|rusia|ukraine|ucrania|israel|united arab emirates|uae|saudi arabia|south africa|sudafrica|nigeria|kenya|singapore|hong kong|thailand|vietnam|south korea|korea|pakistan|bangladesh|philippines|filipinas|colombia|venezuela|argentina|ecuador|bolivia|chile|uruguay|paraguay|guatemala|honduras|el salvador|nicaragua|costa rica|dominican republic|republica dominicana)$/;

/** The same where towns of the United States have the name, too: `Mexico 65265`, `Jamaica 11432`. */
const alsoTowns =
  /(?:^| )(?:mexico|england|inglaterra|scotland|wales|ireland|irlanda|italy|china|brazil|brasil|jamaica|cuba|peru|panama|norway|denmark|poland|egypt|turkey|greece)$/;

function isForeign(text: string, zip: string | null): boolean {
  const words = plainWords(text.replace(/[,.]/g, ' '));
  return countries.test(words) || (zip === null && alsoTowns.test(words));
}

/** Where an address lies that names no state, by its ZIP code and its last words. */
export function outsideOf(text: string, zip: string | null): Place['outside'] {
  if ((zip && militaryZip.test(zip)) || military.test(text)) return 'military';
  if ((zip && territoryZip.test(zip)) || territories.test(text)) return 'territory';
  return isForeign(text, zip) ? 'foreign' : null;
}
