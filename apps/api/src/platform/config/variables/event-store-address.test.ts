import { hasOption, parseNodes } from './event-store-address.js';

describe('The address of an event store', () => {
  it.each([
    ['esdb://10.0.0.7:2114?tls=false', { nodes: [{ host: '10.0.0.7', port: 2114 }], tls: null }],
    ['esdb://host?tls=false', { nodes: [{ host: 'host', port: 2113 }], tls: null }],
    ['esdb://ana:s%40e@host:2113/', { nodes: [{ host: 'host', port: 2113 }], tls: { isTls: true } }],
    [
      'esdb+discover://ana:secret@a:1,b:2,c?TLS_CA-File=%2Fetc%2Fmy%20ca.pem&nodePreference=leader',
      {
        nodes: [
          { host: 'a', port: 1 },
          { host: 'b', port: 2 },
          { host: 'c', port: 2113 },
        ],
        tls: { isTls: true, caFile: '/etc/my ca.pem' },
      },
    ],
  ])('%s names its nodes and their authority', (url, nodes) => expect(parseNodes(url)).toEqual(nodes));

  it('has an option in whatever way its name is written', () => {
    for (const option of ['gossipTimeout', 'gossip_timeout', 'GOSSIP-TIMEOUT'])
      expect(hasOption(`esdb://host?tls=false&${option}=5`, 'gossipTimeout')).toBe(true);
    expect(hasOption('esdb://host?tls=false', 'gossipTimeout')).toBe(false);
    expect(hasOption('esdb://host', 'gossipTimeout')).toBe(false);
  });
});
