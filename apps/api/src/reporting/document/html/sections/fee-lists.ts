import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { Page } from '../page.js';
import { feeGroup, unfoldHint } from './fee-entry.js';
import { groupsOf } from './fee-groups.js';
import { section } from './section.js';

/** Required or optional fees. */
export function feeList(page: Page, key: 'requiredFees' | 'optionalFees'): Html {
  const fees = page.document.sections[key].feeIds.map(page.fee);
  return section(
    page,
    key,
    html`${unfoldHint(page)} ${groupsOf(fees).map((group) => feeGroup(page, group))}`,
  );
}
