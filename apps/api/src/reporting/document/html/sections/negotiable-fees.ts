import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { Page } from '../page.js';
import { feeGroup, unfoldHint } from './fee-entry.js';
import { groupsOf } from './fee-groups.js';
import { section } from './section.js';

/** Negotiable fees: amount, whom to contact, what to ask for, words to use. */
export function negotiableFees(page: Page): Html {
  const { fees } = page.document.sections.negotiableFees;
  const scripts = new Map(fees.map(({ feeId, script }) => [feeId, script]));
  const groups = groupsOf(fees.map(({ feeId }) => page.fee(feeId)));
  return section(
    page,
    'negotiableFees',
    html`${unfoldHint(page)} ${groups.map((group) => feeGroup(page, group, scripts))}`,
  );
}
