import type { Jurisdiction } from './jurisdiction.js';

/** A place as a sentence names it, and as it stands after “of” or «de». */
export type PlaceWords = Readonly<{ name: string; of: string }>;

/** How one language says each kind of place. */
export type Places = Readonly<{
  [Kind in Jurisdiction['kind']]: (place: Extract<Jurisdiction, { kind: Kind }>) => PlaceWords;
}>;
