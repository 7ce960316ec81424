import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { SimulatedPayoutAccountRow, SimulatedPayoutLinkRow } from './simulated-payouts.table.js';

/** What is left to give when the payee stops half-way. */
const leftOut = ['external_account'];

/** By which button the payee leaves the page. */
export type Leaving = 'complete' | 'half-way';

/** A link that may be followed, or the address to which it leads instead. */
export type Followed = Readonly<{ language: 'en' | 'es' }> | Readonly<{ leadsTo: string }>;

/** The simulated provider's onboarding: each link opens the page once, and is left once. */
@Injectable()
export class SimulatedOnboarding {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Null when there is no such link. */
  async follow(token: string): Promise<Followed | null> {
    const now = this.clock.now();
    const links = this.database.table(SimulatedPayoutLinkRow);
    const link = await links.findOneBy({ token });
    if (!link) return null;
    const unused = { token, openedAt: IsNull(), expiresAt: MoreThan(now) };
    const { affected } = await links.update(unused, { openedAt: now });
    return affected ? { language: languageOf(link.returnUrl) } : { leadsTo: link.refreshUrl };
  }

  /** Where the payee goes now; null when there is no such link. The account and its webhook change in one transaction. */
  async leave(token: string, leaving: Leaving): Promise<string | null> {
    const now = this.clock.now();
    return this.database.transaction(async (client) => {
      const links = this.database.table(SimulatedPayoutLinkRow, client);
      const link = await links.findOne({ where: { token }, lock: { mode: 'pessimistic_write' } });
      if (!link?.openedAt) return link?.refreshUrl ?? null;
      if (link.leftAt) return link.returnUrl;
      const due = leaving === 'complete' ? [] : leftOut;
      const { accountId } = link;
      const told = { due, webhookDueAt: now, webhookAttempts: 0 };
      await this.database.table(SimulatedPayoutAccountRow, client).update({ accountId }, told);
      await links.update({ token }, { leftAt: now });
      return link.returnUrl;
    });
  }
}

/** The page speaks the language of the one that the payee comes from. */
const languageOf = (url: string): 'en' | 'es' => (/^\/es(\/|$)/.test(new URL(url).pathname) ? 'es' : 'en');
