/** Where mail for a home goes; of it as much as a source needs is sent to that source, and nothing else of a report. */
export type PostalAddress = Readonly<{
  street: string;
  city: string | null;
  /** Two letters. */
  state: string;
  zip: string | null;
}>;

/** City, state and ZIP code in one line: `Houston, TX 77002`. */
export const lastLineOf = ({ city, state, zip }: PostalAddress): string =>
  [...(city ? [city] : []), zip ? `${state} ${zip}` : state].join(', ');

/** `1600 Main Street, Houston, TX 77002`. */
export const oneLineOf = (address: PostalAddress): string => `${address.street}, ${lastLineOf(address)}`;
