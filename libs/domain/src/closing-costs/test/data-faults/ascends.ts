import { compare, type Decimal } from '../../decimal.js';

/** Whether each figure is higher than the one before it. */
export const ascends = (figures: readonly Decimal[]): boolean =>
  figures.every((figure, index) => {
    const before = figures[index - 1];
    return before === undefined || compare(figure, before) > 0;
  });

/** Whether no figure is lower than the one before it. */
export const neverFalls = (figures: readonly Decimal[]): boolean =>
  figures.every((figure, index) => {
    const before = figures[index - 1];
    return before === undefined || compare(figure, before) >= 0;
  });
