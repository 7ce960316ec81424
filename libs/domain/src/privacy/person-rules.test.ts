import { nameFault } from './person-rules.js';

const link = 'A name cannot contain a web address';
const marks = 'The name contains hidden direction marks. Please type it instead of pasting it.';

describe('a name', () => {
  it.each([
    ['Your refund of $940 is ready: https://evil.example', link],
    ['HTTP://evil.example', link],
    ['Ana www.evil.example', link],
    ['WWW.EVIL.EXAMPLE', link],
    ['https\uff1a//evil.example', link],
    ['https:\uff0f\uff0fevil.example', link],
    ['\uff57\uff57\uff57.evil.example', link],
    ['ftp://x', link],
    ['Ana\u202egpj.exe', marks],
    ['\u200fعلي حسن', marks],
    ['\u2067Ana\u2069', marks],
    ['Ana\u061c', marks],
  ])('%j is refused', (name, fault) => {
    expect(nameFault(name)).toBe(fault);
  });

  it.each([
    'Ana Lopez',
    "O'Neill",
    'علي حسن',
    'נועה לוי',
    'می\u200cخواهم',
    'क्\u200dष',
    'Wwwilliam',
    'Smith, Jones & Co. (TX)',
    'Dr. Ana M. Peña-Nieto III',
    'Keller: Homes / Land',
  ])('%j is taken', (name) => {
    expect(nameFault(name)).toBeNull();
  });
});
