import { isIP } from 'node:net';
import type { TransformFnParams } from 'class-transformer';
import { ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';

/**
 * Who may state a client's address: nobody, a number of proxies before this server, or the proxies in a list of
 * addresses and networks.
 */
export type TrustedProxies = false | number | readonly string[];

const names = ['loopback', 'linklocal', 'uniquelocal'];
const MOST_HOPS = 9;

/** Parses TRUST_PROXY: undefined when unset; text, which fails validation, when it is invalid. */
export const readTrustedProxies = ({ value }: TransformFnParams): unknown => {
  if (value === undefined) return undefined;
  if (value === 'false') return false;
  const text = String(value).trim();
  if (/^\d+$/.test(text)) return Number(text) <= MOST_HOPS ? Number(text) || false : text;
  const entries = text.split(',').map((entry) => entry.trim());
  return entries.every(isAddressOrNetwork) ? entries : text;
};

/** Refuses what `readTrustedProxies` could not parse. */
@ValidatorConstraint()
export class AreTrustedProxies implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value !== 'string';
  }
}

/** Fastify's option: of X-Forwarded-For, only what a trusted proxy has added counts. */
export function trustProxyOption(proxies: TrustedProxies = false): false | string[] | Trusts {
  if (proxies === false) return false;
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : [...proxies];
}
type Trusts = (address: string, hop: number) => boolean;

function isAddressOrNetwork(entry: string): boolean {
  if (names.includes(entry)) return true;
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}
