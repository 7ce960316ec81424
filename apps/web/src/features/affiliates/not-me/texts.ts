const texts = {
  seo: {
    title: 'This was not me | Closewise',
    description: 'Erase an affiliate sign-up that somebody made with your email address.',
  },
  title: 'This was not you?',
  lede: 'Somebody has registered as a Closewise affiliate with your email address. If it was not you, erase the sign-up.',
  erases:
    'The account ends, and the name and address given with it are erased. You will hear nothing more about it.',
  keeps: 'If it was you after all, just close this page: nothing has changed.',
  confirm: 'Erase the sign-up',
  busy: 'Erasing...',
  done: { title: 'The sign-up is erased', body: 'Thank you for telling us. You can close this page.' },
  home: 'Return to Home',
  noToken: {
    title: 'This link is not complete',
    body: 'Open this page with the whole link in the mail from Closewise.',
  },
  failed: 'The sign-up could not be erased. Please try again.',
} as const;
export default texts;
