/** The nodes of an address; `tls` is null without TLS. */
export type EventStoreNodes = Readonly<{
  nodes: readonly Readonly<{ host: string; port: number }>[];
  tls: Readonly<{ isTls: true; caFile?: string }> | null;
}>;

const DEFAULT_PORT = 2113;

/** An EventStoreDB's address; `credentials` are sent with each append, whether or not the server requires them. */
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

/** What is wrong with the address, in one line without the password; null when it is valid. */
export function findEventStoreUrlFault(url: string): string | null {
  const match = ADDRESS.exec(url);
  if (match === null) return `EVENTSTORE_URL must be an address such as ${EXAMPLES}`;
  if (!isEncoded(match[1]) || !isEncoded(match[2])) {
    return 'EVENTSTORE_URL must have the special characters of its user and password %-encoded';
  }
  const options = parseOptions(match[3]);
  const unknown = [...options.keys()].find((key) => !OPTIONS.includes(key));
  if (unknown !== undefined) return `EVENTSTORE_URL has the unknown option ${unknown}`;
  if (match[1] === undefined && options.get('tls') !== 'false') {
    return `EVENTSTORE_URL needs user:password@ before the host, or ?tls=false: ${EXAMPLES}`;
  }
  return null;
}

/** Parses a valid address. */
export function parseEventStoreUrl(url: string): EventStoreAddress {
  const [, username = 'nobody', password = 'nothing'] = ADDRESS.exec(url) ?? [];
  const credentials = { username: decodeURIComponent(username), password: decodeURIComponent(password) };
  return { url, credentials };
}

/** Parses the nodes of a valid address. */
export function parseNodes(url: string): EventStoreNodes {
  const [, hosts = '', query] = /^esdb[^/]*:\/\/(?:[^@/?]*@)?([^/?]+)\/?(?:\?(.*))?$/.exec(url) ?? [];
  const options = parseOptions(query);
  const caFile = options.get('tlscafile');
  return {
    nodes: hosts.split(',').map((node) => {
      const [host = '', port] = node.split(':');
      return { host, port: Number(port ?? DEFAULT_PORT) };
    }),
    tls:
      options.get('tls') === 'false'
        ? null
        : { isTls: true, ...(caFile !== undefined && { caFile: decodeURIComponent(caFile) }) },
  };
}

/** Whether the address sets the option, in any spelling the client accepts. */
export function hasOption(url: string, option: string): boolean {
  return parseOptions(url.split('?', 2)[1]).has(option.toLowerCase());
}

function isEncoded(part = ''): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/** Option names as the client reads them: in any case, with or without `-` and `_`. */
function parseOptions(query: string | undefined): ReadonlyMap<string, string> {
  const pairs = (query ?? '').split('&').filter((pair) => pair !== '');
  return new Map(
    pairs.map((pair) => {
      const [key = '', ...value] = pair.split('=');
      return [key.toLowerCase().replace(/[_-]/g, ''), value.join('=')] as const;
    }),
  );
}
