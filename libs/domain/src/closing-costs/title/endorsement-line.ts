import type { Cents } from '../../money/index.js';
import { add, compare, dollars, multiply, toCents, toPercent } from '../decimal.js';
import type { FeeLine } from '../estimate.js';
import { paidBy } from '../paid-by.js';
import type { LenderEndorsements } from '../rules/index.js';

/** Endorsements that lenders require, if the law sets their price; `premiumCents` is the sum of both policies. */
export function endorsementLine(
  { rateOfPremiums, minimum, plus, mayAdd, source, confidence }: LenderEndorsements,
  premiumCents: Cents,
  jurisdiction: FeeLine['jurisdiction'],
): FeeLine {
  const part = multiply(dollars(premiumCents), rateOfPremiums);
  const isLeast = compare(part, minimum) < 0;
  const cents = toCents(add(isLeast ? minimum : part, plus.amount));
  const range = {
    lowCents: toCents(plus.amount),
    typicalCents: cents,
    highCents: cents + toCents(mayAdd),
  };
  return {
    key: 'title.endorsements',
    kind: 'title-endorsement',
    name: { en: 'Title endorsements', es: 'Endosos de la póliza de título' },
    section: 'C',
    category: 'required',
    tolerance: 'ten-percent',
    requiredBy: 'lender',
    level: 'state',
    jurisdiction,
    shares: paidBy('buyer', cents),
    range,
    exact: false,
    workings: [
      isLeast
        ? { kind: 'amount', cents: toCents(minimum) }
        : { kind: 'percent', baseCents: premiumCents, percent: toPercent(rateOfPremiums) },
      { kind: 'added-charge', cents: toCents(plus.amount), name: plus.name },
      { kind: 'result', cents },
      { kind: 'usual-range', lowCents: range.lowCents, highCents: range.highCents },
    ],
    source: { ...source, effectiveFrom: null, confidence },
    whoToContact: {
      en: 'The title company and your lender',
      es: 'La compañía de títulos y su prestamista',
    },
    whatToAskFor: {
      en: 'Ask the lender for its list of required endorsements. Their prices are fixed by law here, so decline the rest.',
      es: 'Pida al prestamista la lista de endosos obligatorios. Aquí la ley fija sus precios: rechace los demás.',
    },
  };
}
