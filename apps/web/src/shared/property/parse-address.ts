export type ParsedAddress = { city: string; state: string; zipCode: string };

const stateAndZip = /\b([A-Z]{2})\s+(\d{5})\b/i;
const stateAlone = /\b([A-Z]{2})\b/i;
const zipAlone = /\b(\d{5})\b/;

const partsOf = (address: string): string[] => address.split(',').map((part) => part.trim());
const lastOf = (parts: readonly string[]): string => (parts.length >= 3 ? (parts.at(-1) ?? '') : '');

/** The state code in the last of three or more comma-separated parts, or null. */
export function stateIn(address: string): string | null {
  const last = lastOf(partsOf(address));
  const state = stateAndZip.exec(last)?.[1] ?? stateAlone.exec(last)?.[1];
  return state?.toUpperCase() ?? null;
}

/**
 * City, state and ZIP for the order: the second comma-separated part is the city, the last of three or more
 * parts has state and ZIP. Missing values become Unknown, FL and 00000; the server parses the raw text itself.
 */
export function parseAddress(address: string): ParsedAddress {
  const parts = partsOf(address);
  const last = lastOf(parts);
  const zipCode = stateAndZip.exec(last)?.[2] ?? zipAlone.exec(last)?.[1] ?? zipAlone.exec(address)?.[1];
  return { city: parts[1] || 'Unknown', state: stateIn(address) ?? 'FL', zipCode: zipCode ?? '00000' };
}
