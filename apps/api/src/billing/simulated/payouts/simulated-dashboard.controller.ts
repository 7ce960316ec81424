import type { Language } from '@closewise/domain/language';
import { formatCents } from '@closewise/domain/money';
import { Controller, Get, Header, NotFoundException, Param, Query, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { html, type Html } from '../../../platform/http/pages/html.js';
import { SimulatedTransferRow, SimulatedPayoutAccountRow } from './simulated-payouts.table.js';
import { Access } from '../../../platform/access/access.js';
import { Database } from '../../../platform/database/database.js';
import { OnlyWith } from '../../provider/payments-config.js';

/** The account data that the page shows; transfers newest first. */
type ShownAccount = Readonly<{
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
    note: 'This page is simulated: it replaces the page where the payout provider shows payees their account. No money moves.',
    account: 'Account',
    balance: 'Total received',
    standing: 'Status',
    payable: 'can be paid',
    due: (words: string) => `cannot be paid until this is provided: ${words}`,
    transfers: 'Transfers',
    none: 'No transfers to this account yet.',
    day: 'Date',
    run: 'Run',
    transfer: 'Transfer',
    amount: 'Amount',
    other: { lang: 'es', text: 'En español' },
  },
  es: {
    title: 'Cuenta de pagos simulada',
    note: 'Esta página es simulada: reemplaza la página en la que el proveedor de pagos muestra su cuenta a quien cobra. No se mueve dinero.',
    account: 'Cuenta',
    balance: 'Recibido en total',
    standing: 'Estado',
    payable: 'puede cobrar',
    due: (words: string) => `no puede cobrar hasta proporcionar esto: ${words}`,
    transfers: 'Transferencias',
    none: 'Todavía no se ha transferido nada a esta cuenta.',
    day: 'Fecha',
    run: 'Tanda',
    transfer: 'Transferencia',
    amount: 'Importe',
    other: { lang: 'en', text: 'In English' },
  },
} as const;

type Texts = (typeof texts)[keyof typeof texts];

/** The simulated provider's page about one account. */
function dashboardPage({ accountId, due, transfers }: ShownAccount, language: Language): string {
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

/** The simulated provider's account page for payees; it exists only while that provider is in use. */
@ApiExcludeController()
@Access('visitor')
@Controller('dev/payout-dashboard')
@UseGuards(OnlyWith('simulated'))
export class SimulatedDashboardController {
  constructor(private readonly database: Database) {}

  @Get(':accountId')
  @Header('content-type', 'text/html; charset=utf-8')
  async show(@Param('accountId') accountId: string, @Query('lang') lang?: string): Promise<string> {
    const account = await this.accountOf(accountId);
    if (!account) throw new NotFoundException('There is no such account');
    const transfers = await this.database
      .table(SimulatedTransferRow)
      .find({ where: { accountId }, order: { createdAt: 'DESC', transferId: 'ASC' } });
    return dashboardPage({ accountId, due: account.due, transfers }, lang === 'es' ? 'es' : 'en');
  }

  /** Checks the id's form first, since the database rejects some strings. */
  private async accountOf(accountId: string): Promise<SimulatedPayoutAccountRow | null> {
    if (!/^acct_sim_[0-9a-f]+$/.test(accountId)) return null;
    return this.database.table(SimulatedPayoutAccountRow).findOneBy({ accountId });
  }
}
