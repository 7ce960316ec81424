import { quantityKey, type Grounds, plainWords } from './grounds.js';
import type { Finding } from './passage.js';
import { quantitiesIn } from './quantities.js';

/** Finds numbers and amounts that were not given, in digits or words, and stray currency signs. */
export function checkQuantities(text: string, { quantities }: Grounds): Finding[] {
  const strange = quantitiesIn(text).filter((quantity) => !quantities.has(quantityKey(quantity)));
  const odd = text.match(/\$(?!\s?\d)|[€£¥₿¢]|(?![0-9])\p{N}|[A-Za-z]\d|\d(?![kKmM]\b)[A-Za-z]/gu) ?? [];
  return [...strange.map(({ found }) => found), ...odd].map((found) => ({
    reason: 'number-not-given',
    found,
  }));
}

const namesOfTime = new Set(
  [
    'january february april june july august september october november december',
    'monday tuesday wednesday thursday friday saturday sunday',
    'enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre',
    'lunes martes miercoles jueves viernes sabado domingo',
    'tomorrow yesterday mañana ayer',
  ].flatMap(plainWords),
);

/** Finds months and weekdays that were not given. May and March are left to the number check. */
export const checkDates = (text: string, { words }: Grounds): Finding[] =>
  plainWords(text)
    .filter((word) => namesOfTime.has(word) && !words.has(word))
    .map((found) => ({ reason: 'date-not-given', found }));

/** Capitalized terms of the trade that a text may use although they were not given. */
const trade = new Set(
  plainWords(
    [
      'Loan Estimate Closing Disclosure Settlement Statement Truth in Lending Act Real Estate Procedures RESPA TRID',
      'APR PMI MIP HOA FHA VA USDA CFPB HUD FEMA ALTA MLS LLC ID IRS PDF US USA TILA REO CMA BPO LE CD',
      'Consumer Financial Protection Bureau English Spanish Federal State County City Internet',
      'Estimación de Préstamo Declaración de Cierre Divulgación Estimado Préstamo Cierre Oficina',
      'Estados Unidos Estado Condado Ciudad Multiple Listing Service Section Sección Sections Secciones',
      'I A B C D E F G H J',
    ].join(' '),
  ),
);

/** Firms and sites that no report may name, in any spelling. */
const firms =
  /\b(?:zillow|redfin|trulia|realtor|opendoor|offerpad|rocket|chase|citibank|wells fargo|bank of america|lending ?tree|quicken|better mortgage|remax|re\/max|keller williams|coldwell|century 21|sotheby|airbnb|craigslist|facebook|google|whatsapp|telegram|venmo|zelle|paypal|cash ?app|western union|moneygram)\b/giu;

const capitalised = /(?<![\p{L}\d])\p{Lu}[\p{L}’']*/gu;
const sentenceStart = /(?:^|[.!?…:;]["”’)]*\s+|[“"‘(¿¡]|—\s*)$/u;

/** Finds names of people, firms and offices, and words in capitals, that were not given. */
export function checkNames(text: string, { words }: Grounds): Finding[] {
  const isKnown = (word: string) => plainWords(word).every((part) => words.has(part) || trade.has(part));
  const names = [...text.matchAll(capitalised)]
    .filter(({ 0: word, index }) => !isKnown(word) && !isOrdinaryStart(text, word, index))
    .map(({ 0: word }) => word);
  const known = (text.match(firms) ?? []).filter((firm) => !isKnown(firm));
  return [...names, ...known].map((found) => ({ reason: 'name-not-given', found }));
}

/** Whether a word is capitalized only because it starts a sentence. */
function isOrdinaryStart(text: string, word: string, index: number): boolean {
  if (!sentenceStart.test(text.slice(0, index))) return false;
  const isShouted = word.length > 2 && word === word.toUpperCase();
  return !isShouted && !/^\s\p{Lu}\p{Ll}/u.test(text.slice(index + word.length));
}

/** Advice and promises that no report may contain, in both languages. */
const dangerous: readonly RegExp[] = [
  /\b(?:skip|waive|forgo|cancel|do without|don[’']?t (?:need|bother with|get|order)|no need for|not need|avoid) (?:the |an |any |your |a )?(?:home |property )?(?:inspections?|appraisals?|title (?:search|insurance|policy)|walk-?through|attorney|lawyer|owner[’']s (?:title )?policy)\b/iu,
  /\b(?:ol[vií]d(?:e|ese)|sin|renunci[ea]n? a|evite|omita|cancele|no (?:necesita|pida|haga|contrate|ordene)|salt[eé](?:se)?) (?:la |el |una? |de la |de )?(?:inspecci[oó]n|avalúo|tasaci[oó]n|b[uú]squeda de t[ií]tulo|seguro de t[ií]tulo|abogado)\b/iu,
  /\b(?:wire|transfer|send|pay|mail)(?:s|ed|ing)? (?:the |your |all |some )?(?:funds?|money|deposit|payment|cash|earnest money|down payment)?\s?(?:directly |immediately |now |today |straight )?(?:to|into) (?:this|the following|our|my|a new|another) /iu,
  /\b(?:transfiera|env[ií]e|deposite|pague|mande) (?:el |los |su |todo el |la )?(?:dinero|fondos|dep[oó]sito|pago|enganche|cuota inicial)?\s?(?:directamente |inmediatamente |ahora |hoy )?(?:a|en) (?:esta|la siguiente|nuestra|mi|otra|una nueva) /iu,
  /\b(?:bitcoins?|crypto(?:currency)?|gift cards?|tarjetas? de regalo|criptomonedas?|ethereum|usdt|account number|routing number|n[uú]mero de (?:cuenta|ruta)|iban)\b/iu,
  /\b(?:guarantee(?:d|s)?|risk-free|free of charge for everyone|garantiza(?:do|da|dos|mos|r)?|sin (?:ning[uú]n )?riesgo)\b/iu,
  /\b(?:no|zero|all|every)(?: of the| closing| your)? (?:fees?|costs?|charges|taxes)(?: (?:is|are|will be|have been))? (?:are |is |be )?(?:due|owed|waived|free|refunded|required|cancell?ed)\b/iu,
  /\bno (?:tiene|debe|hay) (?:que pagar|ning[uú]n (?:costo|cargo)|pagar)|\btodos? los (?:costos|cargos|honorarios)(?: de cierre)? (?:son gratis|quedan cancelados|se cancelan|est[aá]n exentos|se eliminan|son gratuitos|ser[aá]n devueltos)/iu,
  /\b(?:lie|hide|conceal|falsify|misstate|misrepresent|overstate|understate) (?:to|from|about|your|the|it|income)\b|\b(?:mienta|oculte|falsifique|esconda|exagere)\b/iu,
  /\b(?:this|your|the) report (?:is|was) (?:fake|false|wrong|worthless|a scam|a fraud|free)|\beste informe (?:es|fue) (?:falso|una estafa|un fraude|in[uú]til|gratis)/iu,
  /\b(?:scam|fraudsters?|estafa(?:dor)?|hacked|pwned|hackead[oa]|jailbreak|passwords?|contraseñas?|social security|seguro social|credit card number|n[uú]mero de tarjeta)\b/iu,
  /\b(?:refund (?:your|this|the) (?:report|purchase|order)|devoluci[oó]n (?:de|del) (?:su )?(?:informe|compra)|reembolso (?:de|del) (?:su )?(?:informe|compra)|promo(?:tional)? code|discount code|coupon|c[oó]digo (?:de descuento|promocional)|cup[oó]n)\b/iu,
  /\b(?:arrr+|ahoy|matey|yo-?ho|meow|banana|unicorn|once upon a time|[eé]rase una vez|knock knock|haiku|lol|lmao|jajaja+|hahaha+)\b/iu,
  /\b(?:race|ethnic|nationality|immigrants?|blacks|whites|jews|muslims|raza|religi[oó]n|etnia|inmigrantes|negros|blancos|jud[ií]os|musulmanes)\b/iu,
];

/** Finds harmful advice and promises, except where the given facts contain the same words. */
export const checkAdvice = (text: string, grounds: Grounds): Finding[] =>
  dangerous.flatMap((pattern) => {
    const found = pattern.exec(text)?.[0].trim();
    if (found === undefined || grounds.text.includes(found.toLowerCase())) return [];
    return [{ reason: 'dangerous-advice', found }];
  });
