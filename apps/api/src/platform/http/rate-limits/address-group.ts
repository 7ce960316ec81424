import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/**
 * The client's network address in its shortest form: an IPv4 address also when the server listens on IPv6
 * (`::ffff:203.0.113.7`), without ports and brackets, which some proxies add.
 */
export function clientAddress(address: string): string {
  const bare = /^\[([^\]]*)\]/.exec(address)?.[1] ?? address;
  if (!isIPv6(bare)) {
    const withoutPort = bare.replace(/:\d+$/, '');
    return isIPv4(withoutPort) ? withoutPort : bare;
  }
  const shortest = new SocketAddress({ address: bare.split('%')[0]!, family: 'ipv6' }).address;
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(shortest)?.[1] ?? shortest;
}

/** The unit of rate limits: an IPv4 address, or the /64 network of an IPv6 address. */
export function addressGroup(address: string): string {
  const client = clientAddress(address);
  if (!isIPv6(client)) return client;
  const [head = '', tail] = client.split('::');
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - front.length - back.length;
  return [...front, ...Array<string>(Math.max(0, gap)).fill('0'), ...back]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}
