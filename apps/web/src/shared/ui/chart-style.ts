import { dollars } from '../i18n/money';

/** Chart axes. */
export const axis = {
  tick: { fill: 'var(--color-muted)', fontSize: 13 },
  tickLine: false,
  axisLine: false,
} as const;

/** Chart grid lines. */
export const grid = { vertical: false, stroke: 'var(--color-line)', strokeDasharray: '3 4' } as const;

/** The chart tooltip's box. Its text wraps, so large text does not make the page scroll sideways. */
export const tooltipBox = {
  border: '1px solid var(--color-line)',
  borderRadius: 12,
  whiteSpace: 'normal',
} as const;

/** Dollars as an axis label, such as $75. */
export const shortDollars = (amount: number): string => dollars(amount).replace(/\.00$/, '');
