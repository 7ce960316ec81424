/**
 * Steps of journeys whose screen axe sees at another one, and where. At these `npm test` looks only whether the screen
 * has the room that it takes; the long form has axe look at all.
 */
export const seenElsewhere: Readonly<Record<string, string>> = {
  'crawl-html-report-sample-lang': 'report',
  'blog-list': 'the crawl',
  'blog-article': 'the crawl',
  landing: 'the crawl',
  'price-understood': 'the crawl',
  checkout: 'declined, with what is said of the card',
  states: 'the crawl',
  state: 'state-answered',
  'sample-whole': 'report',
  'template-demo-report': 'report',
  'template-demo-ready': 'template-demo',
  'organization-login': 'the crawl',
  'partners-register-alone': 'partners-register-member',
  'partners-replaced': 'partners-replace',
  'admin-sign-in': 'the crawl',
  'admin-overview': 'partners-admin-overview, with sales',
  'admin-affiliates': 'partners-admin-affiliates, with affiliates',
  'operator-order': 'operator-refund, with the form',
  'operator-person': 'operator-export, with the form',
};
