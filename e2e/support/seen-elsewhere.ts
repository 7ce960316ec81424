/**
 * Steps of journeys whose screen axe sees at another one, and where. At these `npm test` looks only whether the screen
 * has the room that it takes; the long form has axe look at all.
 */
export const seenElsewhere: Readonly<Record<string, string>> = {
  'admin-overview': 'partners-admin-overview, with sales',
  'admin-affiliates': 'partners-admin-affiliates, with affiliates',
};
