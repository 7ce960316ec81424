import { dollars } from '../i18n/money';

/** How the axes of a chart look. */
export const axis = {
  tick: { fill: 'var(--color-muted)', fontSize: 13 },
  tickLine: false,
  axisLine: false,
} as const;

/** How the lines behind a chart look. */
export const grid = { vertical: false, stroke: 'var(--color-line)', strokeDasharray: '3 4' } as const;

/** How the box looks that tells the figures of one place. */
export const tooltipBox = { border: '1px solid var(--color-line)', borderRadius: 12 } as const;

/** Dollars as they stand beside an axis, such as $75. */
export const shortDollars = (amount: number): string => dollars(amount).replace(/\.00$/, '');
