export type ParsedAddress = { city: string; state: string; zipCode: string };

const stateAndZip = /\b([A-Z]{2})\s+(\d{5})\b/i;
const stateAlone = /\b([A-Z]{2})\b/i;
const zipAlone = /\b(\d{5})\b/;

/**
 * City, state and ZIP as the order form reads them: the second part between commas is the city; state and ZIP
 * stand in the last of three or more parts. What is missing is Unknown, FL and 00000 (the server reads the raw text).
 */
export function parseAddress(address: string): ParsedAddress {
  const parts = address.split(',').map((part) => part.trim());
  const last = parts.length >= 3 ? (parts.at(-1) ?? '') : '';
  const together = stateAndZip.exec(last);
  const state = together?.[1] ?? stateAlone.exec(last)?.[1];
  const zipCode = together?.[2] ?? zipAlone.exec(last)?.[1] ?? zipAlone.exec(address)?.[1];
  return {
    city: parts[1] || 'Unknown',
    state: state?.toUpperCase() ?? 'FL',
    zipCode: zipCode ?? '00000',
  };
}
