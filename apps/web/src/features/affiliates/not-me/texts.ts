const texts = {
  seo: {
    title: 'This was not me | Closewise',
    description: 'Erase an affiliate sign-up that someone made with your email address.',
  },
  title: 'Not you?',
  lede: 'Someone has registered as a Closewise affiliate with your email address. If it was not you, erase the sign-up.',
  erases:
    'The account ends, and the name and address given with it are erased. We will not email you about it again.',
  keeps: 'If it was you after all, just close this page: nothing has changed.',
  confirm: 'Erase the sign-up',
  busy: 'Erasing...',
  done: { title: 'The sign-up is erased', body: 'Thank you for telling us. You can close this page.' },
  home: 'Return to Home',
  noToken: {
    title: 'This link is incomplete',
    body: 'Open the complete link in our email.',
  },
  failed: 'The sign-up could not be erased. Please try again.',
} as const;
export default texts;
