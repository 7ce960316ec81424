/** What stands on a plat: short words that are easy to say on the phone. */
const words = (
  'ACRE ALDER ARBOR ASPEN BIRCH BRICK BROOK CABIN CEDAR COURT COVE CREEK CREST DEED DOOR DRIVE ELM FENCE FERN FIELD ' +
  'GABLE GATE GLEN GROVE HARBOR HAVEN HAZEL HEARTH HILL HOME HOUSE KEY LAKE LANE LAUREL LEDGE LOT MANOR MAPLE MEADOW ' +
  'OAK ORCHARD PARK PATIO PINE PLAT POND PORCH RANCH RIDGE RIVER ROOF SPRUCE STONE STREET TERRACE TITLE TRAIL VALE ' +
  'VIEW VILLA WALK WALNUT WILLOW'
).split(' ');

/** Without letters and digits that are mistaken for one another, and without vowels, so that no word comes about. */
const characters = '23456789BCDFGHJKMNPQRTVWXZ';

/** A referral code such as MAPLE7K4M, nothing personal in it; `pick` draws one of so many choices, from 0 on. */
export function newReferralCode(pick: (choices: number) => number): string {
  const tail = Array.from({ length: 4 }, () => characters[pick(characters.length)]!);
  return `${words[pick(words.length)]!}${tail.join('')}`;
}
