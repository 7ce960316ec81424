import { DomainError } from '../events/index.js';
import type { AttributionOutcome } from './sale-events.js';
import type { SaleState } from './sale-decider.js';

const code = /^[A-Z0-9][A-Z0-9-]{2,19}$/;

/** Normalizes a chosen referral code to capitals; throws if it is hard to say or to put into a link. */
export function givenCode(text: string): string {
  const given = text.trim().toUpperCase();
  if (code.test(given)) return given;
  throw new DomainError(
    'affiliation.code-invalid',
    'A referral code has 3 to 20 letters from A to Z, digits and hyphens, and begins with no hyphen',
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

/** By then, the browser of a buyer who stayed on the page has reported the payment together with its code. */
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
