import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, api } from '../../test/api';
import { renderApp } from '../../test/render-app';
import en from './messages.en';
import es from './messages.es';

const pages = [
  { path: '/find-my-report', t: en, language: 'en' },
  { path: '/es/encontrar-mi-informe', t: es, language: 'es' },
];
const find = () => answer('post', '/api/reports/find', { success: true, message: 'Accepted' }, 202);

describe('the page for finding reports', () => {
  it.each(pages)('requests the email and says where to look: $path', async ({ path, t, language }) => {
    const sent = find();
    const { user } = renderApp(path);
    await user.type(await screen.findByLabelText(t.email), ' ana@example.com ');
    await user.click(screen.getByRole('button', { name: t.submit }));
    expect(await screen.findByText(t.sent.body('ana@example.com'))).toBeVisible();
    expect(screen.getByText(t.sent.title).closest('[role=status]')).not.toBeNull();
    expect(sent.map(({ body }) => body)).toEqual([{ email: 'ana@example.com', language }]);
    expect(screen.getByLabelText(t.email)).toHaveValue('ana@example.com');
  });

  it.each(pages)(
    'shows an invalid address next to the field, and sends nothing: $path',
    async ({ path, t }) => {
      const sent = find();
      const { user } = renderApp(path);
      const field = await screen.findByLabelText(t.email);
      for (const typed of ['', 'ana', 'ana@example']) {
        await user.clear(field);
        if (typed) await user.type(field, typed);
        await user.click(screen.getByRole('button', { name: t.submit }));
        await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(t.invalid)));
        expect(field).toHaveFocus();
      }
      expect(sent).toEqual([]);
    },
  );

  it.each(pages)('keeps the address if the request fails, and shows why: $path', async ({ path, t }) => {
    api.breakOff('post', '/api/reports/find');
    const { user } = renderApp(path);
    await user.type(await screen.findByLabelText(t.email), 'ana@example.com');
    await user.click(screen.getByRole('button', { name: t.submit }));
    expect((await screen.findByText(t.failed)).closest('[role=alert]')).not.toBeNull();
    api.refuse('post', '/api/reports/find', 429, 'So many');
    await user.click(screen.getByRole('button', { name: t.submit }));
    expect(await screen.findByText(t.refusals['429'])).toBeVisible();
    find();
    await user.click(screen.getByRole('button', { name: t.submit }));
    expect(await screen.findByText(t.sent.title)).toBeVisible();
    expect(screen.queryByText(t.refusals['429'])).not.toBeInTheDocument();
  });

  it('is not indexed by search engines', async () => {
    renderApp('/find-my-report');
    await screen.findByRole('heading', { level: 1, name: en.title });
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});
