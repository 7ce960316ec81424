import { decimal, writeDollars, writeNumber } from '../decimal.js';
import { formatCents } from '../../money/index.js';

/** Money, rates and numbers as written in the United States in both languages. */
export const money = formatCents;
/** At least two decimal places; a rate such as $0.125 keeps all of them. */
export const moneyOfRate = (dollars: number): string => writeDollars(decimal(dollars));
/** `$100` in "per $100". */
export const wholeMoney = (dollars: number): string => `$${writeNumber(decimal(dollars))}`;
export const number = (value: number): string => writeNumber(decimal(value));
/** 0.75 as `0.75%`. */
export const rate = (percent: number): string => `${number(percent)}%`;

const months = {
  en: 'January February March April May June July August September October November December',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
} as const;

/** An ISO date as `September 30, 2026` or `30 de septiembre de 2026`. */
export function day(iso: string, language: keyof typeof months): string {
  const [year, month, number] = iso.split('-').map(Number) as [number, number, number];
  const name = months[language].split(' ')[month - 1];
  return language === 'en' ? `${name} ${number}, ${year}` : `${number} de ${name} de ${year}`;
}
