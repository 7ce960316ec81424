import type { AffiliateEvent, SaleEvent } from '@closewise/domain/affiliation';
import type { PaidSales } from '../../billing/index.js';
import type { StreamHistory } from '../../platform/event-store/stream-history.js';
import type { ReportOrders } from '../../reporting/index.js';
import type { OrganizationStandings } from '../ports.js';
import { ExplainSale } from './explain-sale.js';

const never = null as never;
const emptyLog = { read: async () => [] } as unknown as StreamHistory<AffiliateEvent | SaleEvent>;
const sales = new ExplainSale(
  emptyLog,
  never as ReportOrders,
  never as PaidSales,
  never as OrganizationStandings,
);

it('says of a payment that was not shared yet that it has to wait', async () => {
  await expect(sales.read('stripe-pi_1')).rejects.toMatchObject({
    code: 'affiliation.sale-unknown',
    message: 'The sale of the payment stripe-pi_1 has not been shared yet: ask again in a moment',
  });
});
