import { isIP } from 'node:net';
import type { TransformFnParams } from 'class-transformer';
import { ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';

/**
 * Whose word on a client's address counts: nobody's, that of a number of proxies before this server, or that of the
 * proxies in a list of addresses and networks.
 */
export type TrustedProxies = false | number | readonly string[];

const names = ['loopback', 'linklocal', 'uniquelocal'];
const MOST_HOPS = 9;

/** Reads TRUST_PROXY: undefined when unset, and text, which fails validation, when it cannot be read. */
export const trustedProxies = ({ value }: TransformFnParams): unknown => {
  if (value === undefined) return undefined;
  if (value === 'false') return false;
  const text = String(value).trim();
  if (/^\d+$/.test(text)) return Number(text) <= MOST_HOPS ? Number(text) || false : text;
  const entries = text.split(',').map((entry) => entry.trim());
  return entries.every(isAddressOrNetwork) ? entries : text;
};

/** Refuses what could not be read. */
@ValidatorConstraint()
export class ReadTrustedProxies implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value !== 'string';
  }
}

/** What Fastify is told: of X-Forwarded-For counts only what a trusted proxy has added. */
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
