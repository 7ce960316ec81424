const en = {
  title: 'Your members',
  lede: 'Everybody who says that they belong to you, also those who have sold nothing yet.',
  caption: 'Members with what they have sold, who sold most first',
  loading: 'Loading your members...',
  failed: 'Your members could not be loaded. Please try again.',
  retry: 'Try again',
  filter: {
    label: 'Which members',
    all: (count: number) => `All (${count})`,
    unconfirmed: (count: number) => `To confirm (${count})`,
    'without-sale': (count: number) => `Without a sale (${count})`,
  },
  member: 'Member',
  memberId: (id: string) => `Member ID ${id}`,
  erased: 'Name erased',
  sold: 'Reports sold',
  override: 'Your override',
  paused: 'Paused',
  confirmed: 'Confirmed',
  unconfirmed: 'By their own word',
  confirm: 'Confirm',
  confirming: 'Confirming...',
  reject: 'Not our member',
  rejecting: 'Rejecting...',
  reason: 'Why are they not your member?',
  reasonHint: 'Kept with the decision. The agent learns that you rejected the membership.',
  reasonMissing: 'Please say why they are not your member',
  effect:
    'Sales that are paid from now on bring you no override. What you earned before stays yours, and the agent keeps the commission.',
  cancel: 'Cancel',
  decided: {
    confirm: (name: string) => `${name} is confirmed as your member.`,
    reject: (name: string) => `${name} is no member of yours any more.`,
  },
  refusals: {
    'privacy.note-names-person':
      'Your reason is kept and cannot be erased. Please leave out e-mail addresses, phone numbers, and street addresses.',
  },
  decisionFailed: 'That could not be recorded. Please try again.',
  earlier: 'Previous members',
  later: 'More members',
  shown: (from: number, to: number, total: number) => `${from} to ${to} of ${total}`,
  empty: {
    all: {
      title: 'No members yet',
      body: 'Agents appear here as soon as they register through your sign-up link.',
    },
    unconfirmed: { title: 'Nobody to confirm', body: 'You have confirmed all of your members.' },
    'without-sale': { title: 'Everybody has sold', body: 'Each of your members has sold a report.' },
  },
  file: {
    label: 'Download all members as CSV',
    busy: 'Your members are being written...',
    failed: 'The file could not be made. Please try again.',
  },
};
export type MembersMessages = typeof en;
export default en;
