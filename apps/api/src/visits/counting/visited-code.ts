import { referralCodeOf } from '@closewise/domain/referral';

const parameters = ['ref', 'referral', 'affiliate'] as const;
const longestCode = 40;

/** The code of the referral link that was followed to this address, as the browser keeps it; null for none. */
export function visitedCode(url: string): string | null {
  const query = new URLSearchParams(url.split('?')[1]);
  const code = parameters.map((name) => referralCodeOf(query.get(name))).find((found) => found !== null);
  return code && code.length <= longestCode && /^[\w-]+$/.test(code) ? code : null;
}
