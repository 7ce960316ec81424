import type { PersonalData } from '../personal-data/personal-data.js';
import type { Reader } from './reader.js';

/** Names of those who act without being a person. */
const noPersons: ReadonlySet<string> = new Set(['', 'system', 'operator', 'buyer', 'provider', '(erased)']);

const sign = /^\(hidden [\da-f]{8}\)$/;

/**
 * Sees of each person a sign that is always the same, such as `(hidden 3f9a01bc)`: an auditor can tell people apart, and
 * see that two of them prepared and approved a payout, without learning who they are. The sign is made with a key outside
 * the database, so that nobody finds a name by trying names.
 */
export function maskedReader(personalData: Pick<PersonalData, 'pseudonym'>): Reader {
  const personal = (text: string): string => {
    const folded = text.trim().toLowerCase();
    if (noPersons.has(folded) || sign.test(folded)) return text;
    return `(hidden ${personalData.pseudonym('mask for auditors', folded).slice(0, 8)})`;
  };
  return { seesPersonalData: false, personal };
}
