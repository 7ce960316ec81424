import { DomainError } from '../events/index.js';
import type { AttributionOutcome } from './sale-events.js';
import type { SaleState } from './sale-decider.js';

const pattern = /^[A-Z0-9][A-Z0-9-]{2,19}$/;

/** A chosen referral code in upper case; throws if it is invalid. */
export function normalizeReferralCode(text: string): string {
  const normalized = text.trim().toUpperCase();
  if (pattern.test(normalized)) return normalized;
  throw new DomainError(
    'affiliation.code-invalid',
    'A referral code has 3 to 20 letters from A to Z, digits and hyphens, and does not begin with a hyphen',
  );
}

/** Short real-estate words that are easy to say on the phone. */
const words = (
  'ACRE ALDER ARBOR ASPEN BIRCH BRICK BROOK CABIN CEDAR COURT COVE CREEK CREST DEED DOOR DRIVE ELM FENCE FERN FIELD ' +
  'GABLE GATE GLEN GROVE HARBOR HAVEN HAZEL HEARTH HILL HOME HOUSE KEY LAKE LANE LAUREL LEDGE LOT MANOR MAPLE MEADOW ' +
  'OAK ORCHARD PARK PATIO PINE PLAT POND PORCH RANCH RIDGE RIVER ROOF SPRUCE STONE STREET TERRACE TITLE TRAIL VALE ' +
  'VIEW VILLA WALK WALNUT WILLOW'
).split(' ');

/** No characters that look alike, and no vowels, so that the random part spells no word. */
const characters = '23456789BCDFGHJKMNPQRTVWXZ';

/** Generates a referral code such as MAPLE7K4M; `pick` returns a random number from 0 to `choices` - 1. */
export function newReferralCode(pick: (choices: number) => number): string {
  const tail = Array.from({ length: 4 }, () => characters[pick(characters.length)]!);
  return `${words[pick(words.length)]!}${tail.join('')}`;
}

/** Within this time, the browser of a buyer who stayed on the page reports the payment with its code. */
export const codeWaitSeconds = 30;

/** A sale before its split: its attribution so far, and whether the browser may still report a code. */
export type LateCode = Readonly<{
  outcome: AttributionOutcome;
  reportedByBrowser: boolean;
  hasWaited: boolean;
}>;

/** Whether to delay the split of a sale without a known code, because the webhook was faster than the browser. */
export const waitsForCode = (sale: SaleState, { outcome, reportedByBrowser, hasWaited }: LateCode): boolean =>
  sale.status === 'unsplit' &&
  (outcome === 'no-code' || outcome === 'unknown-code') &&
  !reportedByBrowser &&
  !hasWaited;
