import type { Finding, PassageKind } from './passage.js';

const addresses =
  /(?<!\w)\w+:\/\/|\bwww\b|\bhttps?\b|\bmailto\b|@|(?<!\p{L})\p{L}{2,}\.\p{L}{2,}|\b(?:dot|punto) ?(?:com|net|org|gov|io|info|biz|us|mx)\b|\barroba\b|\[at\]|\(at\)|\/\p{L}+\/|\bbit\.?ly\b/giu;
const markup = /[<>`*_#~|{}[\]\\^=]|&#?\w+;|^\s*(?:[-•+]|\d+[.)])\s/gu;
const control = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\uFFFD]/gu;
const strange = /(?!\p{Script=Latin})\p{L}|(?![\p{M}])\p{Extended_Pictographic}|(?![$%+])\p{So}/gu;
const quotes = /["“”„«»‹›]/gu;

const found = (reason: Finding['reason'], pattern: RegExp, text: string): Finding[] =>
  (text.match(pattern) ?? []).map((part) => ({ reason, found: part }));

/** Addresses, markup, control characters and letters that no text of a report has; scripts have no quotation marks. */
export const checkForm = (text: string, kind: PassageKind): Finding[] => [
  ...found('address-of-web-or-mail', addresses, text),
  ...found('markup', markup, text),
  ...found('control-character', control, text),
  ...found('foreign-script', strange, text.replaceAll(/\d/g, '')),
  ...(kind === 'script' ? found('quotation-marks', quotes, text) : []),
];
