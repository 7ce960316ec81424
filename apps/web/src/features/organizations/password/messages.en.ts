const en = {
  forgot: {
    title: 'Forgot your password?',
    lede: 'Enter the login email of your organization. We mail you a link by which you set a new password; it opens once, within an hour.',
    email: 'Login email',
    emailInvalid: 'Please enter a valid email address',
    submit: 'Mail me the link',
    submitting: 'Sending...',
    sent: 'If this address belongs to an organization, a link for a new password is on its way to it. Look in spam and promotions too.',
    failed: 'The link could not be requested. Please try again.',
  },
  reset: {
    title: 'Set a new password',
    lede: 'For the dashboard of your organization. All devices are logged out.',
    password: 'New password',
    hint: 'At least 16 characters.',
    confirmation: 'Confirm new password',
    submit: 'Set the password',
    submitting: 'Saving...',
    failed: 'The password could not be set. Please try again.',
    missing: {
      title: 'This link is not complete',
      body: 'Open the link in our mail once more, or ask for a new one.',
    },
    again: 'Ask for a new link',
    done: {
      title: 'The new password is set',
      body: 'Your old one has ended, and all devices are logged out. Log in with the new one.',
    },
  },
  login: 'Back to the login',
};
export type PasswordMessages = typeof en;
export default en;
