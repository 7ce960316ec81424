import { extractCodes, interpretError, type SmtpProgress } from './smtp-exchange.js';

const error = (fields: object): Error => Object.assign(new Error('<ana@example.com> says no'), fields);

describe('the reply of a mail server', () => {
  it.each([
    ['250 2.0.0 Ok: queued as 4D2F for <ana@example.com>', '250 2.0.0'],
    ['250 OK', '250'],
    ['550-5.1.1 <ana@example.com>\n550 5.1.1 unknown', '550 5.1.1'],
    ['451 4.7.1', '451 4.7.1'],
    ['550 1600 Main Street', '550'],
    ['550 5.1.1.9 x', '550 5.1.1'],
    ['<ana@example.com> 550', ''],
    ['', ''],
  ])('%j is kept as %j', (reply, codes) => {
    expect(extractCodes(reply)).toBe(codes);
  });

  it.each<[object, SmtpProgress, string, string]>([
    [
      { command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 no' },
      'envelope',
      'refused',
      '550 5.1.1 at RCPT TO',
    ],
    [{ command: 'RCPT TO', responseCode: 500, response: '500 no' }, 'envelope', 'refused', '500 at RCPT TO'],
    [{ command: 'RCPT TO', responseCode: 499, response: '499 no' }, 'envelope', 'deferred', '499 at RCPT TO'],
    [{ command: 'DATA', responseCode: 554, response: '554 no' }, 'content', 'refused', '554 at DATA'],
    [{ command: 'DATA', responseCode: 451, response: '451 no' }, 'content', 'deferred', '451 at DATA'],
    [
      { command: 'MAIL FROM', responseCode: 550, response: '550 no' },
      'envelope',
      'deferred',
      '550 at MAIL FROM',
    ],
    [
      { command: 'AUTH PLAIN', responseCode: 535, response: 'Ana' },
      'envelope',
      'deferred',
      '535 at AUTH PLAIN',
    ],
    [{ code: 'EENVELOPE', command: 'API' }, 'envelope', 'refused', 'EENVELOPE at API'],
    [{ code: 'ECONNECTION', originalCode: 'ECONNRESET' }, 'envelope', 'deferred', 'ECONNRESET at CONN'],
    [
      { code: 'ECONNECTION', originalCode: 'ECONNREFUSED' },
      'connecting',
      'unreachable',
      'ECONNREFUSED at CONN',
    ],
    [{ command: 'CONN', responseCode: 421, response: '421 busy' }, 'connecting', 'deferred', '421 at CONN'],
    [{ code: 'ECONNECTION', originalCode: 'ECONNRESET' }, 'content', 'uncertain', 'ECONNRESET at CONN'],
    [{ code: 'EENVELOPE', command: 'API' }, 'content', 'uncertain', 'EENVELOPE at API'],
    [{}, 'content', 'uncertain', 'Error at CONN'],
  ])('in %j (%s) means %s, and nobody is named', (fields, progress, status, reply) => {
    expect(interpretError(error(fields), progress)).toEqual({ status, reply });
  });
});
