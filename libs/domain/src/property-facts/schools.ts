/** In the order of age. */
export const schoolLevels = ['elementary', 'middle', 'high'] as const;
export type SchoolLevel = (typeof schoolLevels)[number];

/** A school as a list of schools names it: no rating, no word about who goes there. */
export type School = Readonly<{
  name: string;
  /** Empty where the list does not say. */
  levels: readonly SchoolLevel[];
  /** `KG-05`, as the list writes them; null where it does not say. */
  grades: string | null;
  kind: 'public' | 'private' | null;
  distanceMiles: number | null;
  /** Whether the home lies in its attendance zone; null where the list does not say. */
  isAssigned: boolean | null;
}>;

/** At least one school, the nearest first. */
export type Schools = Readonly<{ district: string | null; schools: readonly School[] }>;
