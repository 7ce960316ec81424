import { html, type Html } from '../html.js';
import type { Page } from '../page.js';
import { feeTable } from './fee-table.js';
import { groupsOf } from './fee-groups.js';
import { section } from './section.js';

/** Required or optional fees. */
export function feeList(page: Page, key: 'requiredFees' | 'optionalFees'): Html {
  const fees = page.document.sections[key].feeIds.map(page.fee);
  const tables = groupsOf(fees).map((group) => feeTable(page, page.labels.fee[group.title], group.fees));
  return section(page, key, html`${tables}`);
}
