import type { OrganizationMember } from '@closewise/contracts/organizations';
import { csvOf, textCell } from '@closewise/domain/csv';
import { centsOf, decimalDollars } from '@closewise/domain/money';

const head = [
  'name',
  'email',
  'member_id',
  'active',
  'confirmed',
  'reports_sold',
  'agent_earnings',
  'override',
];

/** Members as a file; a spreadsheet takes none of its cells for a formula. Amounts in dollars. */
export const membersCsv = (members: readonly OrganizationMember[]): string =>
  csvOf([head, ...members.map(rowOf)]);

const rowOf = (member: OrganizationMember): string[] => [
  textCell(member.name),
  textCell(member.email),
  textCell(member.organizationMemberId ?? ''),
  member.active ? 'yes' : 'no',
  member.confirmed ? 'yes' : 'no',
  String(member.reportsSold),
  decimalDollars(centsOf(member.agentEarnings)),
  decimalDollars(centsOf(member.organizationOverride)),
];
