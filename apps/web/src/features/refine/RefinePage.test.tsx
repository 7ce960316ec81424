import { reportVersionsView, type ProblemView, type RefineReportView } from '@closewise/contracts/buyer';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { answer, api, server } from '../../test/api';
import { renderApp } from '../../test/render-app';
import type { ReportVersions } from './inputs';
import en from './messages.en';
import es from './messages.es';

const pages = [
  { path: '/report/77/refine', t: en },
  { path: '/es/informe/77/corregir', t: es },
];
const versionsPath = '/api/reports/77/versions';
const refinements = '/api/reports/77/refinements';
const bought = reportVersionsView.meta()!['example'] as ReportVersions;
const [first] = bought.versions;
const allowance = { ...bought.allowance, refinementsLeft: 28, until: '2026-12-24T10:00:00.000Z' };

const has = (report: Partial<ReportVersions> = {}) =>
  answer('get', versionsPath, { ...bought, allowance, ...report });
const closing = {
  ...first!,
  version: 2,
  changed: ['closingDate'],
  inputs: { ...first!.inputs, closingDate: '2027-02-01' },
  cashToCloseCents: 2_900_000,
} satisfies ReportVersions['versions'][number];
const refined: RefineReportView = {
  success: true,
  version: 2,
  isNew: true,
  isReady: true,
  cashToClose: { beforeCents: 2_814_000, afterCents: 2_900_000 },
  allowance: { ...allowance, closedBecause: null },
};
const refuse = (status: number, problem: Partial<ProblemView>) =>
  answer(
    'post',
    refinements,
    { type: 'about:blank', title: 'No', status, success: false, message: 'No', ...problem },
    status,
  );

it.each(pages)(
  "is filled with the report's values, and shows the remaining changes: $path",
  async ({ path, t }) => {
    has();
    renderApp(path);
    expect(await screen.findByLabelText(t.fields.address)).toHaveValue('1600 Main Street, Houston, TX 77002');
    expect(screen.getByLabelText(t.fields.priceCents)).toHaveValue('450,000');
    expect(screen.getByText(new RegExp(`28 .*(December 24|24 de diciembre)`))).toBeVisible();
    expect(screen.getByText(t.rule)).toBeVisible();
    expect(screen.getByLabelText(t.fields.closingDate)).toHaveAccessibleDescription(
      t === en ? /we assume [A-Z]/ : /suponemos el \d/,
    );
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute(
      'content',
      expect.stringContaining('noindex'),
    );
  },
);

it('shows only fields that apply: none about a loan for cash, and VA fields for VA loans', async () => {
  has();
  const { user } = renderApp('/report/77/refine');
  const loan = await screen.findByLabelText(en.fields.loanType);
  expect(screen.queryByLabelText(en.fields.firstVaUse)).not.toBeInTheDocument();
  await user.selectOptions(loan, 'VA');
  expect(screen.getByLabelText(en.fields.firstVaUse)).toBeVisible();
  await user.selectOptions(loan, 'Cash');
  expect(screen.queryByLabelText(en.fields.interestRateThousandths)).not.toBeInTheDocument();
  expect(screen.queryByRole('option', { name: en.propertyTypes['co-op'] })).not.toBeInTheDocument();
});

it.each(pages)('sends the changes, and shows the result in dollars: $path', async ({ path, t }) => {
  has();
  const sent = answer('post', refinements, refined);
  const { user } = renderApp(path);
  await user.type(await screen.findByLabelText(t.fields.interestRateThousandths), '6 7/8');
  await user.type(screen.getByLabelText(t.fields.closingDate), '2027-02-01');
  has({ versions: [first!, closing], newest: 2 });
  await user.click(screen.getByRole('button', { name: t.submit }));
  expect(await screen.findByRole('heading', { name: t.done.title(2) })).toHaveFocus();
  expect(sent[0]!.body).toMatchObject({
    version: 1,
    changes: { interestRateThousandths: 6875, closingDate: '2027-02-01' },
  });
  // Large text makes the table wider than a phone, so it scrolls on its own.
  const totals = screen.getByRole('region', { name: t.done.total });
  expect(totals).toHaveAttribute('tabindex', '0');
  const row = within(within(totals).getByRole('table', { name: t.done.total })).getByRole('row', {
    name: /\$/,
  });
  expect(row).toHaveTextContent(/\$28,140.*\$29,000.*\+\$860/);
  const lang = t === en ? 'en' : 'es';
  expect(screen.getAllByRole('link', { name: t.done.go(2) })[0]).toHaveAttribute(
    'href',
    `/html-report/77?version=2&lang=${lang}`,
  );
  expect(screen.getByRole('link', { name: t.versions.pdf(1) })).toHaveAttribute(
    'href',
    `/api/reports/77/report.pdf?version=1&lang=${lang}`,
  );
});

it.each(pages)('shows contradictions at the field, and keeps the input: $path', async ({ path, t }) => {
  has();
  refuse(400, {
    code: 'reporting.refinement-contradictory',
    problems: [{ field: 'sellerCreditCents', reason: 'above-price', message: 'x', limitCents: 45_000_000 }],
  });
  const { user } = renderApp(path);
  const credit = await screen.findByLabelText(t.fields.sellerCreditCents);
  await user.type(credit, '900k');
  await user.click(screen.getByRole('button', { name: t.submit }));
  expect(await screen.findByText(t.problems['above-price']!('$450,000'))).toBeVisible();
  expect(credit).toHaveAccessibleDescription(t.problems['above-price']!('$450,000'));
  expect(credit).toHaveValue('900k');
});

it('requires a confirmation for another address, and sends nothing without it', async () => {
  has();
  const sent = answer('post', refinements, refined);
  const { user } = renderApp('/report/77/refine');
  const address = await screen.findByLabelText(en.fields.address);
  await user.clear(address);
  await user.type(address, '12 Elm Street, Dallas, TX 75201');
  await user.click(screen.getByRole('button', { name: en.submit }));
  await user.click(await screen.findByRole('button', { name: en.confirm.back }));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: en.submit }));
  await user.click(await screen.findByRole('button', { name: en.confirm.go }));
  await screen.findByRole('heading', { name: en.done.title(2) });
  expect(sent[0]!.body).toMatchObject({ changes: { address: '12 Elm Street, Dallas, TX 75201' } });
});

it.each(pages)(
  'shows what somebody else has changed meanwhile, and keeps the input: $path',
  async ({ path, t }) => {
    has();
    refuse(409, { code: 'reporting.version-changed' });
    const { user } = renderApp(path);
    await user.type(await screen.findByLabelText(t.fields.depositCents), '5,000');
    has({ versions: [first!, closing], newest: 2 });
    await user.click(screen.getByRole('button', { name: t.submit }));
    expect(await screen.findByText(t.conflict.title(2))).toBeVisible();
    expect(screen.getByLabelText(t.fields.closingDate)).toHaveValue('2027-02-01');
    expect(screen.getByLabelText(t.fields.depositCents)).toHaveValue('5,000');
  },
);

it('repeats an unanswered refinement with the same key', async () => {
  has();
  const keys: unknown[] = [];
  server.use(
    http.post(`*${refinements}`, async ({ request }) => {
      keys.push(((await request.json()) as { key: string }).key);
      return keys.length === 1 ? HttpResponse.error() : HttpResponse.json(refined);
    }),
  );
  const { user } = renderApp('/report/77/refine');
  await user.type(await screen.findByLabelText(en.fields.depositCents), '5,000');
  await user.click(screen.getByRole('button', { name: en.submit }));
  await screen.findByText(en.failed);
  await user.click(screen.getByRole('button', { name: en.submit }));
  await screen.findByRole('heading', { name: en.done.title(2) });
  expect(keys[1]).toBe(keys[0]);
});

it.each(['refunded', 'disputed', 'period-over', 'refinements-spent'] as const)(
  'has no form after changes have ended (%s), but all versions',
  async (closedBecause) => {
    has({ allowance: { ...allowance, isOpen: false, closedBecause } });
    for (const { path, t } of pages) {
      renderApp(path);
      expect(await screen.findByText(t.closed[closedBecause].title)).toBeVisible();
      expect(screen.queryByRole('button', { name: t.submit })).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: t.versions.open(1) })).toBeVisible();
    }
  },
);

it.each(pages)("shows an unknown report with the report page's text: $path", async ({ path, t }) => {
  api.refuse('get', versionsPath, 404, 'There is no report at this address');
  renderApp(path);
  expect(await screen.findByRole('heading', { level: 1, name: t.notFound.title })).toBeVisible();
});

it.each(pages)('can be loaded again after a failure: $path', async ({ path, t }) => {
  api.breakOff('get', versionsPath);
  const { user } = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: t.unavailable.title });
  has();
  await user.click(screen.getByRole('button', { name: t.unavailable.go }));
  expect(await screen.findByLabelText(t.fields.address)).toBeVisible();
});

const restoration = '/api/reports/77/restoration';
const spent = {
  ...allowance,
  isOpen: false,
  closedBecause: 'refinements-spent',
  refinementsLeft: 0,
} satisfies ReportVersions['allowance'];
const changed = { versions: [first!, closing], newest: 2, canRestore: true, allowance: spent };

it.each(pages)(
  'restores the bought version, even if all changes have been used: $path',
  async ({ path, t }) => {
    has(changed);
    const restored = { ...first!, version: 3, isRestored: true, changed: ['closingDate' as const] };
    server.use(
      http.post(`*${restoration}`, () => {
        has({ ...changed, versions: [first!, closing, restored], newest: 3, canRestore: false });
        return HttpResponse.json({ ...refined, version: 3, allowance: spent } satisfies RefineReportView);
      }),
    );
    const { user } = renderApp(path);
    await user.click(await screen.findByRole('button', { name: t.restore.go }));
    expect(await screen.findByRole('heading', { name: t.done.title(3) })).toHaveFocus();
    expect(screen.getByText(t.versions.restored)).toBeVisible();
    expect(screen.queryByRole('button', { name: t.restore.go })).not.toBeInTheDocument();
  },
);

it('does not offer to restore an unchanged report', async () => {
  has();
  renderApp('/report/77/refine');
  await screen.findByText(en.versions.bought);
  expect(screen.queryByRole('button', { name: en.restore.go })).not.toBeInTheDocument();
});

it.each(pages)(
  'shows that the bought version could not be restored, and can try again: $path',
  async ({ path, t }) => {
    has(changed);
    api.breakOff('post', restoration);
    const { user } = renderApp(path);
    const button = await screen.findByRole('button', { name: t.restore.go });
    await user.click(button);
    expect(await screen.findByText(t.restore.failed)).toBeVisible();
    expect(button).toBeEnabled();
  },
);
