const texts = {
  title: 'Site settings',
  lede: 'Changes apply at once, on every page. Each is recorded with your name.',
  loading: 'Loading settings...',
  price: 'Buyer Report Price ($)',
  priceHint: 'What the next buyer pays. Checkouts that have begun keep their price.',
  premium: 'Premium Upgrade Price ($)',
  premiumHint:
    'What premium costs on top of the report, where three of its five facts are found: never by FEMA and the Census Bureau alone.',
  priceInvalid: 'Enter a price in dollars and cents, such as 29.00',
  maintenance: 'Maintenance Mode',
  on: 'On',
  off: 'Off',
  open: 'The site is open. Switch this on before work that visitors should not run into.',
  closed: 'Visitors see the ‘Site Under Renovation’ screen (24-48 hours) instead of the site.',
  goesOn:
    'Begun purchases, paid reports and this admin area go on working. Visitors who have the site open see the screen within a minute.',
  reason: 'Reason',
  reasonHint: 'Optional. It stands beside the change in the list of admin actions.',
  unchanged: 'Nothing has changed yet.',
  submit: 'Save Settings',
  submitting: 'Saving...',
  saved: 'Settings saved',
  failed: 'Failed to save settings. Please try again.',
};
export default texts;
