/** Heads of pages that search engines do not list. */
const seo = {
  forgot: {
    title: 'Forgot your password? | Closewise',
    description: 'A link by mail for a new password of your organization at Closewise.',
  },
  reset: {
    title: 'Set a new password | Closewise',
    description: 'A new password for the dashboard of your organization at Closewise.',
  },
} as const;
export default seo;
