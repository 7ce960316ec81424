import { decimal, writeDollars, writeNumber } from '../decimal/index.js';
import { formatCents } from '../../money/index.js';

/** Money, rates and numbers as both languages write them in the United States. */
export const money = formatCents;
/** At least two places; a rate such as $0.125 keeps its further digits. */
export const moneyOfRate = (dollars: number): string => writeDollars(decimal(dollars));
/** `$100` of "per $100". */
export const wholeMoney = (dollars: number): string => `$${writeNumber(decimal(dollars))}`;
export const number = (value: number): string => writeNumber(decimal(value));
/** 0.75 as `0.75%`. */
export const rate = (percent: number): string => `${number(percent)}%`;
