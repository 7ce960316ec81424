import type { AffiliateEvent, SaleEvent } from '@closewise/domain/affiliation';
import type { PaidSales } from '../../billing/index.js';
import type { StreamHistory } from '../../platform/event-store/stream-history.js';
import type { ReportOrders } from '../../reporting/index.js';
import type { OrganizationStandings } from '../ports.js';
import { SaleFacts } from './sale-facts.js';

const never = null as never;
const emptyLog = { read: async () => [] } as unknown as StreamHistory<AffiliateEvent | SaleEvent>;
const sales = new SaleFacts(
  emptyLog,
  never as ReportOrders,
  never as PaidSales,
  never as OrganizationStandings,
);

it('refuses a payment that was not shared yet', async () => {
  await expect(sales.read('stripe-pi_1')).rejects.toMatchObject({
    code: 'affiliation.sale-unknown',
    message: 'The sale of the payment stripe-pi_1 has not been shared yet. Try again in a moment',
  });
});
