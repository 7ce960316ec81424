/** Who was asked for a fact of the property, and of when the answer is. */
export type FactSource = Readonly<{
  publisher: string;
  /** The data or service by its own name, in English. */
  title: string;
  /** A page about it for people; null where there is none. */
  url: string | null;
  /** ISO date on which it answered. */
  retrievedOn: string;
  /** Of which time the data are, as the publisher says: `2019-2023`, `2007-06-18`; null where it does not say. */
  vintage: string | null;
}>;
