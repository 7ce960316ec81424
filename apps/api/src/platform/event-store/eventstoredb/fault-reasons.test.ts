import { explainFault } from './fault-reasons.js';

describe('An operator reads why the event store does not answer', () => {
  it.each([
    ['Failed to discover after 10 attempts.', 'none of its nodes can be reached, or none leads its cluster'],
    ['5 NOT_FOUND: Leader info available', 'its nodes are electing a leader'],
    ['2 UNKNOWN: No leader info available in response', 'its nodes are electing a leader'],
    ['14 UNAVAILABLE: Server Is Not Ready', 'it is starting, or its nodes are electing a leader'],
    [
      '14 UNAVAILABLE: No connection established. Last error: connect ECONNREFUSED 10.0.0.7:2113 (2026-11-29)',
      '10.0.0.7:2113 refuses connections',
    ],
    [
      '14 UNAVAILABLE: No connection established. Last error: connect ECONNREFUSED 127.0.0.1:1. Resolution note: ',
      '127.0.0.1:1 refuses connections',
    ],
    [
      '14 UNAVAILABLE: No connection established. Last error: connect EHOSTUNREACH 10.0.0.7:2113',
      '10.0.0.7:2113 cannot be reached',
    ],
    [
      '14 UNAVAILABLE: Name resolution failed for target dns:esdb.invalid:2113',
      'the name of esdb.invalid:2113 has no address',
    ],
    ['14 UNAVAILABLE: read ECONNRESET', 'the connection was lost'],
    ['Channel has been shut down', 'the connection was lost'],
    ['Something new', 'Something new'],
  ])('%s', (message, words) => expect(explainFault(new Error(message))).toBe(words));
});
