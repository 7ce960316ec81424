import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publishedEventViolations } from './published-events.mjs';

const definitions = `export const saleEvents = defineEvents({
  SaleSplit: { description: 'Split.' },
  SaleReversed: { description: 'Reversed.' },
  SaleForgotten: { description: 'Nobody reads it.' },
});`;
const mayImport = { reporting: ['billing'], affiliation: ['billing'], ledger: [], visits: [], billing: [] };

describe('the published events of a module', () => {
  let root;
  const write = (file, text) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'published-events-'));
    write('libs/domain/src/billing/sale-events.ts', definitions);
    write('libs/domain/src/billing/facts.ts', "export type { SaleSplit } from './sale-events.js';");
    write('apps/api/src/billing/own.ts', "export const own = ['SaleReversed', 'SaleForgotten'];");
    write('apps/api/src/reporting/reads.ts', "export const types = { SaleSplit: 'sold' };");
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('may be named by those who may import the module, and its other events by itself alone', () => {
    expect(publishedEventViolations(root, mayImport)).toEqual([]);
  });

  it.each([
    ['a case', "switch (type) { case 'SaleReversed': break; }"],
    ['a type', "export type Reversed = Extract<Any, { type: 'SaleReversed' }>;"],
    ['a key', "export const after = { SaleReversed: 'gone' };"],
    ['SQL', "export const query = `select 1 from events where type = 'SaleReversed'`;"],
  ])('are all that others may name: %s', (_, text) => {
    write('apps/api/src/reporting/switches.ts', text);
    expect(publishedEventViolations(root, mayImport)).toEqual([
      'apps/api/src/reporting/switches.ts names SaleReversed, which billing does not publish in its facts.ts',
    ]);
  });

  it('are all that the explanations of the ledger may name', () => {
    const text = "switch (type) { case 'SaleReversed': break; case 'SaleSplit': break; }";
    write('apps/api/src/affiliation/ledger/explanations.ts', text);
    write('apps/api/src/ledger/ledger-sentences.ts', text);
    write('libs/domain/src/ledger/explained-event.ts', "export type Explained = { type: 'SaleReversed' };");
    expect(publishedEventViolations(root, mayImport)).toEqual([
      'apps/api/src/affiliation/ledger/explanations.ts names SaleReversed, which billing does not publish in its facts.ts',
      'apps/api/src/ledger/ledger-sentences.ts names SaleSplit of billing, which ledger may not import',
      'apps/api/src/ledger/ledger-sentences.ts names SaleReversed, which billing does not publish in its facts.ts',
      'libs/domain/src/ledger/explained-event.ts names SaleReversed, which billing does not publish in its facts.ts',
    ]);
  });

  it('may be mentioned in comments and tests of others', () => {
    write('apps/api/src/reporting/mentions.ts', '/** After SaleReversed. */\nexport const after = 1;');
    write('apps/api/src/reporting/switches.test.ts', "expect(type).toBe('SaleReversed');");
    expect(publishedEventViolations(root, mayImport)).toEqual([]);
  });

  it('may not be named by a module above which the owner stands', () => {
    write('libs/domain/src/visits/counts.ts', "export const counted = 'SaleSplit';");
    write('apps/api/src/platform/knows.ts', "export const known = 'SaleSplit';");
    expect(publishedEventViolations(root, mayImport)).toEqual([
      'apps/api/src/platform/knows.ts names SaleSplit of billing, which platform may not import',
      'libs/domain/src/visits/counts.ts names SaleSplit of billing, which visits may not import',
    ]);
  });

  it('are read by another module', () => {
    write(
      'libs/domain/src/billing/facts.ts',
      "export type { SaleForgotten, SaleSplit } from './sale-events.js';",
    );
    expect(publishedEventViolations(root, mayImport)).toEqual([
      'libs/domain/src/billing/facts.ts publishes SaleForgotten, which no other module names',
    ]);
  });
});
