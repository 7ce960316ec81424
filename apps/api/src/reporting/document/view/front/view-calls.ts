import { anchors } from '../anchors.js';
import { callsBlock } from '../calls.js';
import type { ViewSection } from '../report-view.js';
import type { Viewing } from '../viewing.js';

/** Whom to call, about which fees, and what to ask; null where nobody is to be paid. */
export function viewCalls(viewing: Viewing): ViewSection | null {
  const { title, introduction, contacts } = viewing.document.sections.contacts;
  if (contacts.length === 0) return null;
  return { anchor: anchors.contacts, title, introduction, blocks: [callsBlock(viewing)] };
}
