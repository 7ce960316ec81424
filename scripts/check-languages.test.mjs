import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findMissingCatalogues } from './check-languages.mjs';

const folder = mkdtempSync(join(tmpdir(), 'languages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (path) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), 'export default {};\n');
};

it('names each catalogue that another language lacks', () => {
  write('apps/web/src/features/faq/messages.en.ts');
  write('apps/web/src/features/faq/messages.es.ts');
  write('libs/domain/src/texts/en/sources.ts');
  write('libs/domain/src/texts/es/sources.ts');
  expect(findMissingCatalogues(folder, ['en', 'es'])).toEqual([]);

  write('apps/web/src/features/terms/messages.en.ts');
  write('libs/domain/src/texts/en/fees.ts');
  expect(findMissingCatalogues(folder, ['en', 'es'])).toEqual([
    'apps/web/src/features/terms/messages.es.ts',
    'libs/domain/src/texts/es/fees.ts',
  ]);
});

it('finds none missing in the repository', () => {
  expect(findMissingCatalogues()).toEqual([]);
});

it('asks for every catalogue of a third language', () => {
  expect(findMissingCatalogues(undefined, ['en', 'es', 'pt'])).toContain(
    'apps/web/src/features/landing/messages.pt.ts',
  );
});
