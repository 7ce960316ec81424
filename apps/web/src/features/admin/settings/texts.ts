const texts = {
  title: 'Site settings',
  lede: 'Changes apply immediately on every page. Each is recorded with your name.',
  loading: 'Loading settings...',
  price: 'Buyer Report Price ($)',
  priceHint: 'What new buyers pay. Checkouts in progress keep their price.',
  premium: 'Premium Upgrade Price ($)',
  premiumHint:
    'Added to the report price. Premium is offered if at least three of its five facts are found; FEMA and the Census Bureau alone are not enough.',
  priceInvalid: 'Enter a price in dollars and cents, such as 29.00',
  maintenance: 'Maintenance Mode',
  on: 'On',
  off: 'Off',
  open: 'The site is open. Switch this on before maintenance that visitors should not see.',
  closed: 'Visitors see the ‘Site Under Renovation’ screen (24-48 hours) instead of the site.',
  goesOn:
    'Purchases in progress, paid reports and this admin area keep working. Visitors who have the site open see the screen within a minute.',
  reason: 'Reason',
  reasonHint: 'Optional. Shown with the change in the list of admin actions.',
  unchanged: 'No changes yet.',
  submit: 'Save Settings',
  submitting: 'Saving...',
  saved: 'Settings saved',
  failed: 'Failed to save settings. Please try again.',
};
export default texts;
