import { formatCents, type Cents } from '../money/index.js';
import { minimumPayoutCents } from '../payee/index.js';
import { shownPrice } from '../price/index.js';
import { defaultRatePercent } from './commission-rate.js';
import { overridePercent } from './sale-shares.js';
import { splitPolicyOf, splitPolicyVersion } from './split-policies.js';

/** What pages say of how a report of today's price is shared: in sentences, and exactly in a sheet of amounts. */
export type ShownShares = Readonly<{
  price: string;
  commission: string;
  override: string;
  exactPrice: string;
  exactCommission: string;
  exactOverride: string;
  exactHouse: string;
  /** So many reports bring the minimum of a payout. */
  referrals: string;
}>;

const names = [
  'price',
  'commission',
  'override',
  'exactPrice',
  'exactCommission',
  'exactOverride',
  'exactHouse',
  'referrals',
] as const satisfies readonly (keyof ShownShares)[];

const terms = { commissionPercent: defaultRatePercent, overridePercent };

/** The shares of a report at this price, at the usual rates. */
export function shownShares(priceCents: Cents): ShownShares {
  const { commissionCents, overrideCents, houseCents } = splitPolicyOf(splitPolicyVersion).sharesOf(
    priceCents,
    terms,
  );
  return {
    price: shownPrice(priceCents),
    commission: shownPrice(commissionCents),
    override: shownPrice(overrideCents),
    exactPrice: formatCents(priceCents),
    exactCommission: formatCents(commissionCents),
    exactOverride: formatCents(overrideCents),
    exactHouse: formatCents(houseCents),
    referrals: String(Math.ceil(minimumPayoutCents / commissionCents)),
  };
}

/** Where a built page leaves the place for one of them, which the server fills when it serves the page. */
const placeOf = (name: string): string =>
  `__SHARE_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}__`;

/** The shares as a page is built with them: each is its place. */
export const placesOfShares = Object.fromEntries(
  names.map((name) => [name, placeOf(name)]),
) as unknown as ShownShares;

/** What is put into those places. */
export const filledShares = (priceCents: Cents): Record<string, string> => {
  const shares = shownShares(priceCents);
  return Object.fromEntries(names.map((name) => [placeOf(name), shares[name]]));
};
