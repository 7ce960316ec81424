import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';

/** What stands on a plat: words of four to six letters that are easy to say on the phone. */
const words = (
  'ACRE ALDER ARBOR ASPEN BIRCH BRICK BROOK CABIN CEDAR COURT COVE CREEK CREST DEED DOOR DRIVE ELM FENCE FERN FIELD ' +
  'GABLE GATE GLEN GROVE HARBOR HAVEN HAZEL HEARTH HILL HOME HOUSE KEY LAKE LANE LAUREL LEDGE LOT MANOR MAPLE MEADOW ' +
  'OAK ORCHARD PARK PATIO PINE PLAT POND PORCH RANCH RIDGE RIVER ROOF SPRUCE STONE STREET TERRACE TITLE TRAIL VALE ' +
  'VIEW VILLA WALK WALNUT WILLOW'
).split(' ');

/** Without letters and digits that are mistaken for one another, and without vowels, so that no word comes about. */
const characters = '23456789BCDFGHJKMNPQRTVWXZ';

/** New referral codes such as MAPLE7K4M; about 29 million of them, and nothing personal in any. */
@Injectable()
export class ReferralCodes {
  next(): string {
    const tail = Array.from({ length: 4 }, () => pick(characters));
    return `${pick(words)}${tail.join('')}`;
  }
}

const pick = (choices: string | readonly string[]): string => choices[randomInt(choices.length)]!;
