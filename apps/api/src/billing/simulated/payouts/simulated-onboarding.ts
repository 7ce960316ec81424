import { languageOf, type Language } from '@closewise/domain/language';
import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { SimulatedPayoutAccountRow, SimulatedPayoutLinkRow } from './simulated-payouts.table.js';

/** Still due when the payee stops halfway. */
const leftOut = ['external_account'];

/** The button by which the payee leaves the page. */
export type Leaving = 'complete' | 'half-way';

/** The page to show for a link, or the URL that a used link redirects to. */
export type Followed = Readonly<{ language: Language }> | Readonly<{ leadsTo: string }>;

/** The simulated provider's onboarding: each link opens the page once, and the payee leaves it once. */
@Injectable()
export class SimulatedOnboarding {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Null for an unknown link. */
  async follow(token: string): Promise<Followed | null> {
    const now = this.clock.now();
    const links = this.database.table(SimulatedPayoutLinkRow);
    const link = await links.findOneBy({ token });
    if (!link) return null;
    const unused = { token, openedAt: IsNull(), expiresAt: MoreThan(now) };
    const { affected } = await links.update(unused, { openedAt: now });
    return affected
      ? { language: languageOf(new URL(link.returnUrl).pathname) }
      : { leadsTo: link.refreshUrl };
  }

  /** The URL to send the payee to; null for an unknown link. Updates account and webhook in one transaction. */
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

/** The language of the page that the payee came from. */
