import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../test/render-app';
import en from './messages.en';
import es from './messages.es';

const answerOf = (question: string) => screen.getByText(question).closest('details')!;

it.each([
  ['English', en, ['About the Service', 'Savings & Negotiation', 'Location & Accuracy', 'Process & Support']],
  ['Spanish', es, ['Sobre el servicio', 'Ahorro y negociación', 'Lugar y exactitud', 'Proceso y ayuda']],
])('[RT-13] has four groups of at least five questions in %s', (_, t, titles) => {
  expect(t.groups.map(({ title }) => title)).toEqual(titles);
  for (const { items } of t.groups) expect(items.length).toBeGreaterThanOrEqual(5);
  expect(t.groups.map(({ items }) => items.length)).toEqual(en.groups.map(({ items }) => items.length));
});

it.each([
  ['/faq', en],
  ['/es/preguntas-frecuentes', es],
])('[RT-13] %s opens one answer at a time and closes it again', async (path, t) => {
  const [first, second] = [t.groups[0]!.items[0]!, t.groups[2]!.items[1]!];
  const { user } = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: t.title });
  expect(answerOf(first.question)).not.toHaveAttribute('open');
  await user.click(screen.getByText(first.question));
  expect(answerOf(first.question)).toHaveAttribute('open');
  await user.click(screen.getByText(second.question));
  expect(answerOf(first.question)).not.toHaveAttribute('open');
  expect(within(answerOf(second.question)).getByText(second.answer)).toBeVisible();
  expect(answerOf(second.question).id).toBe('faq-201');
  await user.click(screen.getByText(second.question));
  expect(answerOf(second.question)).not.toHaveAttribute('open');
});

it.each([
  ['/faq', en, '/accuracy'],
  ['/es/preguntas-frecuentes', es, '/es/exactitud'],
])('%s links the answer on accuracy to the measurements', async (path, t, to) => {
  renderApp(path);
  await screen.findByRole('heading', { level: 1, name: t.title });
  const answer = answerOf(t.groups[2]!.items[1]!.question);
  expect(within(answer).getByText(t.further.accuracy)).toHaveAttribute('href', to);
});

it('lets the browser keep one answer open at a time, with or without JavaScript', async () => {
  renderApp('/faq');
  await screen.findByRole('heading', { level: 1 });
  const names = [...document.querySelectorAll('details')].map((answer) => answer.getAttribute('name'));
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names)).toEqual(new Set(['faq']));
});

it('[RT-13] opens the answer that the address names', async () => {
  renderApp('/faq#faq-102');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.getElementById('faq-102')).toHaveAttribute('open'));
  expect(document.querySelectorAll('details[open]')).toHaveLength(1);
});

it('[RT-07] describes each question and answer to search engines, with the price', async () => {
  renderApp('/faq');
  await screen.findByRole('heading', { level: 1 });
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')!.textContent) as {
    '@type': string;
    mainEntity: { name: string; acceptedAnswer: { text: string } }[];
  };
  expect(data['@type']).toBe('FAQPage');
  expect(data.mainEntity.map(({ name }) => name)).toEqual(
    en.groups.flatMap(({ items }) => items.map(({ question }) => question)),
  );
  const { text } = data.mainEntity[1]!.acceptedAnswer;
  expect(text).toMatch(/^The report costs \$25, one time/);
  expect(text).toContain('premium sections for $10');
});
