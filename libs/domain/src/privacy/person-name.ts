const webAddress = /:\/\/|\bwww\./i;
/** Characters that turn the direction of the text around them, and are not seen. */
const directionMark = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/**
 * What is wrong with the name of a person or an organization, in words; null when nothing is. Names stand in mails and on
 * pages of ours, where a link would look like ours and a direction mark would make a name read as another.
 */
export function nameFault(name: string): string | null {
  if (webAddress.test(name.normalize('NFKC'))) return 'A name cannot contain a web address';
  if (directionMark.test(name))
    return 'The name contains hidden direction marks. Please type it instead of pasting it.';
  return null;
}
