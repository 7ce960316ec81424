/** Where an EventStoreDB is; `credentials` stands in each append, whether or not the server asks for it. */
export type EventStoreAddress = Readonly<{
  url: string;
  credentials: Readonly<{ username: string; password: string }>;
}>;

const ADDRESS = /^esdb(?:\+discover)?:\/\/(?:([^:@/?\s]+):([^@/?\s]+)@)?[^@/?\s]+\/?(?:\?(\S+))?$/;
const OPTIONS = [
  'connectionname',
  'defaultdeadline',
  'discoveryinterval',
  'gossiptimeout',
  'keepaliveinterval',
  'keepalivetimeout',
  'maxdiscoverattempts',
  'nodepreference',
  'tls',
  'tlscafile',
];
const EXAMPLES = 'esdb://user:password@host:2113 or esdb://host:2113?tls=false';

/** What is wrong with the address, in one line without the password; null when nothing is. */
export function faultOfEventStoreUrl(url: string): string | null {
  const match = ADDRESS.exec(url);
  if (match === null) return `EVENTSTORE_URL must be an address such as ${EXAMPLES}`;
  if (!isEncoded(match[1]) || !isEncoded(match[2])) {
    return 'EVENTSTORE_URL must have the special characters of its user and password %-encoded';
  }
  const options = optionsOf(match[3]);
  const unknown = [...options.keys()].find((key) => !OPTIONS.includes(key));
  if (unknown !== undefined) return `EVENTSTORE_URL has the option ${unknown}, which is not known here`;
  if (match[1] === undefined && options.get('tls') !== 'false') {
    return `EVENTSTORE_URL needs user:password@ before the host, or ?tls=false: ${EXAMPLES}`;
  }
  return null;
}

/** Reads an address without fault. */
export function readEventStoreUrl(url: string): EventStoreAddress {
  const [, username = 'nobody', password = 'nothing'] = ADDRESS.exec(url) ?? [];
  const credentials = { username: decodeURIComponent(username), password: decodeURIComponent(password) };
  return { url, credentials };
}

function isEncoded(part = ''): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/** Names as the client reads them: in any case, with `-` and `_` or without. */
function optionsOf(query: string | undefined): ReadonlyMap<string, string> {
  const pairs = (query ?? '').split('&').filter((pair) => pair !== '');
  return new Map(
    pairs.map((pair) => {
      const [key = '', ...value] = pair.split('=');
      return [key.toLowerCase().replace(/[_-]/g, ''), value.join('=')] as const;
    }),
  );
}
