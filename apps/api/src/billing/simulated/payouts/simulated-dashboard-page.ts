import { formatCents } from '@closewise/domain/money';
import { html, type Html } from '../../../platform/http/pages/html.js';
import type { SimulatedTransferRow } from './simulated-payouts.table.js';

/** What the page shows of an account; the transfers are the newest first. */
export type ShownAccount = Readonly<{
  accountId: string;
  due: readonly string[];
  transfers: readonly Pick<
    SimulatedTransferRow,
    'transferId' | 'amountCents' | 'transferGroup' | 'createdAt'
  >[];
}>;

const texts = {
  en: {
    title: 'Simulated payout account',
    note: 'This page is simulated: it stands for the page on which the payout provider shows payees their account. No money moves.',
    account: 'Account',
    balance: 'Received in all',
    standing: 'State',
    payable: 'can be paid',
    due: (words: string) => `is not paid before this is given: ${words}`,
    transfers: 'Transfers',
    none: 'Nothing was transferred to this account yet.',
    day: 'Day',
    run: 'Run',
    transfer: 'Transfer',
    amount: 'Amount',
    other: { lang: 'es', text: 'En español' },
  },
  es: {
    title: 'Cuenta de pagos simulada',
    note: 'Esta página es simulada: ocupa el lugar de la página en la que el proveedor de pagos muestra su cuenta a quien cobra. No se mueve dinero.',
    account: 'Cuenta',
    balance: 'Recibido en total',
    standing: 'Estado',
    payable: 'puede cobrar',
    due: (words: string) => `no cobra hasta dar esto: ${words}`,
    transfers: 'Transferencias',
    none: 'Todavía no se ha transferido nada a esta cuenta.',
    day: 'Día',
    run: 'Tanda',
    transfer: 'Transferencia',
    amount: 'Importe',
    other: { lang: 'en', text: 'In English' },
  },
} as const;

type Texts = (typeof texts)[keyof typeof texts];

/** The account's own page, as the simulated provider shows it. */
export function dashboardPage({ accountId, due, transfers }: ShownAccount, language: 'en' | 'es'): string {
  const t = texts[language];
  const cents = transfers.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const page = html`<html lang="${language}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${t.title} | Closewise</title>
      <link rel="stylesheet" href="/dev/payout-onboarding/style.css" />
    </head>
    <body>
      <main>
        <h1>${t.title}</h1>
        <p>${t.note}</p>
        <p>
          <a href="?lang=${t.other.lang}" hreflang="${t.other.lang}" lang="${t.other.lang}"
            >${t.other.text}</a
          >
        </p>
        <dl>
          <dt>${t.account}</dt>
          <dd>${accountId}</dd>
          <dt>${t.standing}</dt>
          <dd>${due.length === 0 ? t.payable : t.due(due.join(', '))}</dd>
          <dt>${t.balance}</dt>
          <dd>${formatCents(cents)}</dd>
        </dl>
        <h2>${t.transfers}</h2>
        ${transfers.length === 0 ? html`<p>${t.none}</p>` : transferTable(transfers, t)}
      </main>
    </body>
  </html>`;
  return `<!doctype html>\n${page.markup}`;
}

const transferTable = (transfers: ShownAccount['transfers'], t: Texts): Html =>
  html`<table>
    <thead>
      <tr>
        <th scope="col">${t.day}</th>
        <th scope="col">${t.run}</th>
        <th scope="col">${t.transfer}</th>
        <th scope="col" class="amount">${t.amount}</th>
      </tr>
    </thead>
    <tbody>
      ${transfers.map(
        ({ transferId, amountCents, transferGroup, createdAt }) =>
          html`<tr>
            <td>${createdAt.toISOString().slice(0, 10)}</td>
            <td>${transferGroup}</td>
            <td>${transferId}</td>
            <td class="amount">${formatCents(amountCents)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
