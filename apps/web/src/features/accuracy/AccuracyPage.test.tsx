import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { defaultSettings } from '@closewise/domain/administration';
import { shownMarketing } from '@closewise/domain/marketing';
import { renderApp } from '../../test/render-app';
import en from './messages.en';
import es from './messages.es';

const docs = readFileSync(join(import.meta.dirname, '../../../../../docs/benchmarks.md'), 'utf8');

/** The cells of a table in docs/benchmarks.md. */
function documented(name: string): string[][] {
  const [, table = ''] = new RegExp(`<!-- accuracy: ${name} -->\n([^]*?)\n<!-- end -->`).exec(docs) ?? [];
  const lines = table.split('\n').slice(2);
  return lines.map((line) => line.slice(2, -2).split(' | '));
}

const rowsOf = (caption: string) =>
  within(screen.getByRole('table', { name: caption }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent.replace('%', ' %')));

const opened = async (path: string, title: string) => {
  renderApp(path);
  await screen.findByRole('heading', { level: 1, name: title });
};
afterEach(() => document.querySelector('meta[name="marketing"]')?.remove());

it.each([
  ['/accuracy', en],
  ['/es/exactitud', es],
])('%s has the figures of docs/benchmarks.md', async (path, t) => {
  await opened(path, t.title);
  expect(rowsOf(t.averages.caption)).toEqual(documented('distances'));
  const misses = screen.getByRole('region', { name: t.misses.title });
  const off = documented('fees-off').map(([, percent = '']) => percent.split(' ')[0]);
  expect(off.length).toBeGreaterThan(0);
  for (const percent of off) expect(misses).toHaveTextContent(`${percent}%`);
  for (const [, published = ''] of documented('taxes-off')) expect(misses).toHaveTextContent(published);
});

it('gives the reasons in docs/benchmarks.md for each state that is off, and the figures of every state', async () => {
  await opened('/accuracy', en.title);
  const misses = screen.getByRole('region', { name: en.misses.title });
  for (const row of [...documented('taxes-off'), ...documented('fees-off')]) {
    expect(misses).toHaveTextContent(row[0]!);
    expect(misses).toHaveTextContent(row.at(-1)!);
  }
  expect(misses).not.toHaveTextContent(en.misses.unknown);
  expect(rowsOf(en.states.caption)).toHaveLength(51);
});

it('says what was not measured, and repeats the claim only while it is turned on', async () => {
  await opened('/es/exactitud', es.title);
  expect(screen.getByText(es.short.not)).toBeVisible();
  expect(screen.getByText(es.claim)).toBeVisible();
});

it('does not repeat a claim that is turned off', async () => {
  const mark = document.createElement('meta');
  mark.name = 'marketing';
  mark.content = JSON.stringify(shownMarketing({ ...defaultSettings, CLAIM_ACCURACY: 'false' }));
  document.head.append(mark);
  await opened('/accuracy', en.title);
  expect(screen.queryByText(/5-10%/)).not.toBeInTheDocument();
});
