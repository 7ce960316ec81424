/** What is mailed to an organization's contact, and when. */
export type MailOccasion = 'received' | 'approved' | 'rejected';

/** What such a mail says; `button` leads to the dashboard, null: to nothing. */
export type OrganizationMailTexts = Readonly<{
  subject: string;
  paragraphs: readonly string[];
  button: string | null;
}>;

/** The words of an occasion, for the organization of this name. */
export const organizationMailTexts: Readonly<Record<MailOccasion, (name: string) => OrganizationMailTexts>> =
  {
    received: (name) => ({
      subject: 'We have received your registration',
      paragraphs: [
        `${name} is registered with Closewise and waits for our approval. We look at every organization before it is listed and earns; you will hear from us by mail.`,
        'You may sign in meanwhile, with this address and the password that you have chosen.',
        'You did not register? Then somebody has entered your address, and you need do nothing: a registration that is not yours will not be approved.',
      ],
      button: 'Sign in',
    }),
    approved: (name) => ({
      subject: 'Your organization is approved',
      paragraphs: [
        `${name} takes part in Closewise from now on. It is listed on our site, agents can name it when they register, and it earns an override on what its members sell.`,
        'Your dashboard shows what your members have sold and what you have earned. The referral link of your own account earns from now on, too: it stands on its affiliate dashboard.',
      ],
      button: 'Open the dashboard',
    }),
    rejected: (name) => ({
      subject: 'Your registration was not approved',
      paragraphs: [
        `We could not approve the registration of ${name}. The account has ended, its tag and this address are free again, and what you told us about yourself is erased.`,
        'If you think that this is a mistake, register again: an admin looks at every registration.',
      ],
      button: null,
    }),
  };
