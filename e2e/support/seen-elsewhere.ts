/**
 * Steps of journeys whose screen axe sees at another one, and where. At these `npm test` looks only whether the screen
 * has the room that it takes; the long form has axe look at all.
 */
export const seenElsewhere: Readonly<Record<string, string>> = {
  'template-demo-report': 'keys-report',
  'admin-overview': 'partners-admin-overview, with sales',
  'admin-affiliates': 'partners-admin-affiliates, with affiliates',
  'payouts-dashboard-refused': 'payouts-dashboard',
  'operator-order': 'operator-refund, with the form',
  'operator-erase': 'operator-export',
  'operator-person': 'operator-export, with the form',
};
