import { keptInTab } from '../storage/kept-in-tab';

/** What the form of this tab was filled in with; it leaves the browser only as an order. */
export const propertyDraft = keptInTab('closewise_property_draft');
