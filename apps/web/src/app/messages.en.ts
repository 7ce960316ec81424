const en = {
  skip: 'Skip to content',
  brand: 'Closewise, home',
  nav: {
    label: 'Main',
    home: 'Home',
    how: 'How It Works',
    blog: 'Blog',
    faq: 'FAQ',
    menu: 'Menu',
    closeMenu: 'Close menu',
    sample: 'Sample report',
    start: 'Get my report',
  },
  toasts: { label: 'Notifications', close: 'Close notification' },
  maintenance: {
    seo: {
      title: 'Site Under Renovation | Closewise',
      description: 'Closewise is closed for maintenance and will be back soon.',
    },
    title: 'Site Under Renovation',
    body: 'We are improving Closewise. You can begin a new report when we are back.',
    expected: 'Expected completion: 24-48 hours',
    begun:
      'Reports that were begun or paid for stay open at their links. This page opens the site by itself.',
  },
  footer: {
    tagline: 'Every closing cost on your home, in plain English and Spanish, before you sign.',
    navLabel: 'Footer',
    navigation: 'Navigation',
    states: 'Costs by state',
    findReport: 'Find my report',
    partners: 'Partners',
    affiliates: 'Affiliate program',
    enrollment: 'Organization enrollment',
    harLogin: 'HAR Dashboard Login',
    organizations: 'Organizations',
    legal: 'Legal',
    privacy: 'Privacy Policy',
    termsOfService: 'Terms of Service',
    refunds: 'Refund Policy',
    cookies: 'Cookie Policy',
    legalDisclaimer: 'Legal Disclaimer',
    company: 'Company',
    admin: 'Admin',
    disclaimer:
      'Closewise is not a lender, broker, title company or law firm. Figures are estimates for planning; they do not replace the Loan Estimate or Closing Disclosure that your lender must give you.',
    terms: 'All sales are final. For adults 18 and over.',
    rights: '© Closewise. All rights reserved.',
    cookieSettings: 'Manage Cookie Settings',
  },
};
export type ShellMessages = typeof en;
export default en;
