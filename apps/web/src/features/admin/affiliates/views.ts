export const viewIds = ['affiliates', 'organizations', 'ledger', 'payouts'] as const;
export type ViewId = (typeof viewIds)[number];

/** Which screen of the tab the address names; the list of affiliates when it names none. */
export const viewFrom = (query: URLSearchParams): ViewId =>
  viewIds.find((id) => id === query.get('view')) ?? 'affiliates';
