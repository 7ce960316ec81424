/** What Visits asks of Affiliation, which it does not know: only visits of links that are somebody's are counted. */
export abstract class LinkedCodes {
  /** Whether the code, in capitals, was ever given to an affiliate. */
  abstract isGiven(code: string): Promise<boolean>;
}
