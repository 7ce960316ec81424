import { formatCents, type Cents } from '../money/index.js';
import { minimumPayoutCents } from '../payee/index.js';
import { formatPrice } from '../price/index.js';
import { defaultRatePercent } from './commission-rate.js';
import { overridePercent, splitPolicyOf, splitPolicyVersion } from './split-policies.js';

/** The shares of a report as pages show them: rounded for sentences, and exact for tables. */
export type ShareTexts = Readonly<{
  price: string;
  commission: string;
  override: string;
  exactPrice: string;
  exactCommission: string;
  exactOverride: string;
  exactHouse: string;
  /** Number of reports that reach the minimum payout. */
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
] as const satisfies readonly (keyof ShareTexts)[];

const terms = { commissionPercent: defaultRatePercent, overridePercent };

/** The shares of a report at this price, with the default rates. */
export function shareTexts(priceCents: Cents): ShareTexts {
  const { commissionCents, overrideCents, houseCents } = splitPolicyOf(splitPolicyVersion).sharesOf(
    priceCents,
    terms,
  );
  return {
    price: formatPrice(priceCents),
    commission: formatPrice(commissionCents),
    override: formatPrice(overrideCents),
    exactPrice: formatCents(priceCents),
    exactCommission: formatCents(commissionCents),
    exactOverride: formatCents(overrideCents),
    exactHouse: formatCents(houseCents),
    referrals: String(Math.ceil(minimumPayoutCents / commissionCents)),
  };
}

/** The placeholder in a built page, which the server replaces when it serves the page. */
const placeholderFor = (name: string): string =>
  `__SHARE_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}__`;

/** Each share as its placeholder, for building pages. */
export const sharePlaceholders = Object.fromEntries(
  names.map((name) => [name, placeholderFor(name)]),
) as unknown as ShareTexts;

/** The text for each placeholder. */
export const sharesByPlaceholder = (priceCents: Cents): Record<string, string> => {
  const shares = shareTexts(priceCents);
  return Object.fromEntries(names.map((name) => [placeholderFor(name), shares[name]]));
};
