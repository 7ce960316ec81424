export type ParsedAddress = { city: string; state: string; zipCode: string };

const stateAndZip = /\b([A-Z]{2})\s+(\d{5})\b/i;
const stateAlone = /\b([A-Z]{2})\b/i;
const zipAlone = /\b(\d{5})\b/;

const partsOf = (address: string): string[] => address.split(',').map((part) => part.trim());
const lastOf = (parts: readonly string[]): string => (parts.length >= 3 ? (parts.at(-1) ?? '') : '');

/** The two letters of the state in the last of three or more parts between commas; null where none are written. */
export function stateIn(address: string): string | null {
  const last = lastOf(partsOf(address));
  const state = stateAndZip.exec(last)?.[1] ?? stateAlone.exec(last)?.[1];
  return state?.toUpperCase() ?? null;
}

/**
 * City, state and ZIP as the order form reads them: the second part between commas is the city; state and ZIP
 * stand in the last of three or more parts. What is missing is Unknown, FL and 00000 (the server reads the raw text).
 */
export function parseAddress(address: string): ParsedAddress {
  const parts = partsOf(address);
  const last = lastOf(parts);
  const zipCode = stateAndZip.exec(last)?.[2] ?? zipAlone.exec(last)?.[1] ?? zipAlone.exec(address)?.[1];
  return { city: parts[1] || 'Unknown', state: stateIn(address) ?? 'FL', zipCode: zipCode ?? '00000' };
}
