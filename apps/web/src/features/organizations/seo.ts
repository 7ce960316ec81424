/** Heads of the pages that mailed links open, which search engines do not list. */
const seo = {
  forgot: {
    title: 'Forgot your password? | Closewise',
    description: 'Get a link by email to set a new password for your organization at Closewise.',
  },
  reset: {
    title: 'Set a new password | Closewise',
    description: 'Set a new password for your organization’s dashboard at Closewise.',
  },
  registration: {
    title: 'Confirm your registration | Closewise',
    description: 'Confirm the registration of your organization at Closewise, or erase it.',
  },
} as const;
export default seo;
