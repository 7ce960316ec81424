import type { FeeSource } from '../estimate.js';
import { oncePer } from '../once-per.js';
import type { Purchase } from '../purchase.js';
import type { LocalCosts } from './local-costs.js';
import type { NationalFee } from './national-fees.js';

const marketRange = 'Market range, no published source';

const noSource: FeeSource = { name: marketRange, url: null, effectiveFrom: null, confidence: 'low' };

/** The data's words for figures that nobody looked up. */
const isFromNoSource = (name: string): boolean =>
  /^market range|from memory|^estimate within|^common practice|closingAgent/i.test(name);

const cleaned = (name: string): string =>
  name.replace(/ \(recalled, not re-opened\)|; recalled$/, ' (not re-checked)');

/** The source of a national range: a law or rule without an address sets the fee, and says nothing sure of its amount. */
export const nationalSource = oncePer(({ source, confidence }: NationalFee): FeeSource => {
  const cited = source.url
    ? cleaned(source.name)
    : `${cleaned(source.name)}; amount: market range, no published source`;
  return {
    name: isFromNoSource(source.name) ? marketRange : cited,
    url: source.url,
    effectiveFrom: null,
    confidence: source.url || confidence !== 'high' ? confidence : 'medium',
  };
});

/** The source of a state's average premium or tax rate. */
export const localSource = oncePer(
  ({ source, confidence }: LocalCosts['propertyTax'] | LocalCosts['homeownersInsurance']): FeeSource => {
    if (!source || isFromNoSource(source.name)) return noSource;
    return { name: cleaned(source.name), url: source.url, effectiveFrom: null, confidence };
  },
);

/** The source of a premium; a condo owner's policy is in no state's averages. */
export const premiumSource = ({ propertyType }: Purchase, local: LocalCosts): FeeSource =>
  propertyType === 'condo' ? noSource : localSource(local.homeownersInsurance);
