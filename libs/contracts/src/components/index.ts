import type { z } from 'zod';
import * as admin from '../admin/index.js';
import * as affiliates from '../affiliates/index.js';
import * as buyer from '../buyer/index.js';
import * as operations from '../operations/index.js';
import * as organizations from '../organizations/index.js';
import * as payouts from '../payouts/index.js';
import * as stateGuides from '../state-guides/index.js';
import * as statements from '../statements/index.js';

const exported = [
  admin,
  affiliates,
  buyer,
  operations,
  organizations,
  payouts,
  stateGuides,
  statements,
].flatMap((contracts) => Object.entries(contracts));

/** Parts of requests and responses with names of their own for clients; every variant of a union needs one. */
const parts: Readonly<Record<string, z.ZodType>> = {
  ActiveOrganization: organizations.activeOrganization,
  AdminSession: admin.adminSession,
  AdminUser: admin.adminUser,
  Affiliate: affiliates.affiliate,
  AffiliateSale: affiliates.affiliateSale,
  CommissionMonth: affiliates.commissionMonth,
  CommissionSummary: affiliates.commissionSummary,
  DownPayment: buyer.downPayment,
  ...buyer.downPaymentParts,
  LastPayout: payouts.lastPayout,
  ...payouts.lastPayoutParts,
  LedgerEntry: admin.ledgerEntry,
  LedgerPayee: admin.ledgerPayee,
  LinkVisits: affiliates.linkVisits,
  NewAffiliate: affiliates.newAffiliate,
  NextPayout: payouts.nextPayout,
  ...payouts.nextPayoutParts,
  OrganizationAccount: organizations.organizationAccount,
  OrganizationDashboardData: organizations.organizationDashboardData,
  OrganizationMember: organizations.organizationMember,
  OrganizationMonth: organizations.organizationMonth,
  PayoutLine: admin.payoutLine,
  PayoutRun: admin.payoutRun,
  SaleStep: admin.saleStep,
  SalesStats: admin.salesStats,
  TopAgent: organizations.topAgent,
  TrialBalance: admin.trialBalance,
};

/** Every request, response and named part with its component name in the OpenAPI document. */
export const componentNames: ReadonlyMap<unknown, string> = new Map([
  ...exported
    .filter((entry): entry is [string, z.ZodType] => /(Request|View)$/.test(entry[0]))
    .map(([name, schema]) => [schema, name.charAt(0).toUpperCase() + name.slice(1)] as const),
  ...Object.entries(parts).map(([name, schema]) => [schema, name] as const),
]);
