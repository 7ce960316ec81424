import type { Grounds } from './grounds.js';
import type { Finding } from './passage.js';

/** What no report may advise or promise, whatever the figures; in both languages, since each check reads one text. */
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

/** Advice and promises that would harm a buyer, whoever put them into the model; not where the rules say the same. */
export const checkAdvice = (text: string, grounds: Grounds): Finding[] =>
  dangerous.flatMap((pattern) => {
    const found = pattern.exec(text)?.[0].trim();
    if (found === undefined || grounds.text.includes(found.toLowerCase())) return [];
    return [{ reason: 'dangerous-advice', found }];
  });
