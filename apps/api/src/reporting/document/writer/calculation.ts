import type { ReportLanguage } from '@closewise/contracts/buyer';

/** The engine's arithmetic is English; these are its words in Spanish, longest first. */
const spanish: readonly (readonly [RegExp, string])[] = [
  [/unless it applies to you, then about/g, 'salvo que le corresponda; entonces, unos'],
  [/unless you choose it; up to/g, 'salvo que lo elija; hasta'],
  [/Usual range/g, 'Rango usual:'],
  [/usual range/g, 'rango usual:'],
  [/([\d.]+ %) to ([\d.]+ %)/g, '$1 a $2'],
  [/(\$[\d,.]+) to (\$[\d,.]+)/g, '$1 a $2'],
  [/(\d+) to (\d+) months of/g, '$1 a $2 meses de'],
  [/of 12 months of about/g, 'de 12 meses de cerca del'],
  [/of 12 months of/g, 'de 12 meses de'],
  [/RESPA cushion of/g, 'Reserva RESPA de'],
  [/months by the dates of the bills/g, 'meses según las fechas de las cuentas'],
  [/taxes are paid in arrears/g, 'el impuesto se paga vencido'],
  [/taxes are paid in advance/g, 'el impuesto se paga por adelantado'],
  [/taxes are paid in mixed/g, 'el impuesto se paga en parte por adelantado'],
  [/Condo owner policy/g, 'Póliza del dueño de condominio'],
  [/Usual premium in/g, 'Prima usual en'],
  [/\(rate confirmed until ([\d-]+)\)/g, '(tasa confirmada hasta $1)'],
  [/the limit of most counties/g, 'el límite de la mayoría de los condados'],
  [/is over/g, 'supera'],
  [/of the loan a year/g, 'del préstamo al año'],
  [/of the loan/g, 'del préstamo'],
  [/of the price/g, 'del precio'],
  [/a year/g, 'al año'],
  [/up to/g, 'hasta'],
  [/about/g, 'cerca de'],
  [/\bdays\b/g, 'días'],
  [/\bmonths\b/g, 'meses'],
  [/\bper\b/g, 'por'],
  [/\bplus\b/g, 'más'],
  [/\bless\b/g, 'menos'],
  [/\bminus\b/g, 'menos'],
  [/\bbase\b/g, 'base'],
];

/** A calculation in the reader's language. */
export function calculationIn(language: ReportLanguage, calculation: string): string {
  if (language === 'en') return calculation.trim();
  return spanish.reduce((text, [words, translation]) => text.replace(words, translation), calculation).trim();
}
