import type { Estimate } from '@closewise/domain/closing-costs';

/** Whether an attorney closes: where buyers have an attorney of their own beside the closing, a title company does. */
export const isClosedByAttorney = ({ lines }: Estimate): boolean =>
  lines.some(({ kind, name }) => kind === 'settlement' && /attorney/i.test(name.en)) &&
  !lines.some(({ key, range }) => key === 'fee.attorney' && range.typicalCents > 0);
