/** Where a raw address lies, as far as its words and ZIP code say. */
export type Place = Readonly<{
  street: string | null;
  city: string | null;
  county: string | null;
  /** Two letters, or null when the address names no state and its ZIP code is in none. */
  state: string | null;
  zip: string | null;
  /** The finest part that was recognised. */
  resolved: 'city' | 'county' | 'state' | 'none';
  /** What is missing or contradictory, in the order of importance; empty when nothing is. */
  problems: readonly PlaceProblem[];
  /** A place that is in no state and so has no estimate; null when there is a state, or nothing is known. */
  outside: 'territory' | 'military' | 'foreign' | null;
}>;

/** What the address left unclear; the buyer reads it before paying, and again in the report. */
export type PlaceProblem =
  | 'state-unknown'
  | 'post-office-box'
  | 'zip-missing'
  | 'zip-contradicts-state'
  | 'city-unknown';
