import type { OrganizationRejected } from '@closewise/domain/organizations';
import type { Reactor } from '../../platform/reactors/reactor.js';
import { settleRejectionQueue } from './settle-rejection.job.js';

/** Address, master affiliate, password and sessions follow every rejection, whatever interrupts it. */
export const settleRejectionWhenOrganizationRejected: Reactor<OrganizationRejected> = {
  name: 'settle-rejection-when-organization-rejected',
  on: ['OrganizationRejected'],
  startFrom: 'beginning',
  react: ({ data, revision }) => ({
    queue: settleRejectionQueue,
    payload: { tag: data.tag, revision },
  }),
};
