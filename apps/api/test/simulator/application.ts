import { IssuedCodes, IssuedReferralCodes } from '../../src/affiliation/issued-codes.js';
import type { JsonValue } from '@closewise/domain/events';
import { AddressClaims } from '../../src/affiliation/affiliates/address-claims.js';
import { Affiliates } from '../../src/affiliation/affiliates/affiliates.js';
import { ReferralCodeGenerator } from '../../src/affiliation/affiliates/register-affiliate.command.js';
import { RegisterAffiliateHandler } from '../../src/affiliation/affiliates/register-affiliate.command.js';
import { SaleFacts } from '../../src/affiliation/ledger/sale-facts.js';
import { SaleAttributions } from '../../src/affiliation/sales/sale-attributions.js';
import { SaleOrders } from '../../src/affiliation/sales/sale-attributions.js';
import { SelfReferrals } from '../../src/affiliation/sales/sale-attributions.js';
import { SplitSaleHandler } from '../../src/affiliation/sales/split-sale.command.js';
import { BuyerCards, PaidSales } from '../../src/billing/index.js';
import { RecordedStandings } from '../../src/organizations/standings.module.js';
import { KnownEvents } from '../../src/platform/event-catalogue/known-events.js';
import { StreamCommandExecutor } from '../../src/platform/event-store/stream-command-executor.js';
import { StreamHistory } from '../../src/platform/event-store/stream-history.js';
import { EventCodec } from '../../src/platform/personal-data/event-codec.js';
import type {
  SealedValue,
  SealedPersonalData,
} from '../../src/platform/personal-data/sealed-personal-data.js';
import { ReportOrders } from '../../src/reporting/index.js';
import type { MemoryLog } from './memory-log.js';
import { allEvents } from '../events/all-events.js';

/** Keeps personal data unencrypted, for tests about money. */
export const openPersonalData = {
  subjectOfEmail: (email: string) => email.trim().toLowerCase(),
  pseudonym: (purpose: string, text: string) => `${purpose} ${text}`,
  seal: (_subject: string, value: JsonValue) => Promise.resolve(JSON.stringify(value)),
  sealWithKey: (_subject: string, value: JsonValue) =>
    Promise.resolve({ sealed: JSON.stringify(value), key: null }),
  openAll: (items: readonly SealedValue[]) =>
    Promise.resolve(items.map(({ sealed }) => JSON.parse(sealed) as JsonValue)),
} as unknown as SealedPersonalData;

/** The application's own handlers over a log in memory; `now` is the world's time. */
export function anApplication(log: MemoryLog, now: () => Date, personalData = openPersonalData) {
  const codec = new EventCodec<never>(personalData, new KnownEvents(allEvents));
  const executor = new StreamCommandExecutor(log, codec, { now });
  const history = new StreamHistory(log, codec);
  const affiliates = new Affiliates(executor);
  const cards = new BuyerCards(executor, history, personalData);
  const orders = new ReportOrders(history);
  const sales = new PaidSales(history);
  const standings = new RecordedStandings(history);
  return {
    executor,
    cards,
    explain: new SaleFacts(history, orders, sales, standings),
    register: new RegisterAffiliateHandler(
      executor,
      personalData,
      new ReferralCodeGenerator(),
      affiliates,
      new AddressClaims(executor, history, affiliates, { now }),
    ),
    splitSale: new SplitSaleHandler(
      executor,
      sales,
      new SaleAttributions(
        executor,
        history,
        standings,
        new SaleOrders(orders, sales, new IssuedReferralCodes(new IssuedCodes(executor))),
        new SelfReferrals(cards),
      ),
    ),
  };
}
