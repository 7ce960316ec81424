/** Which modules a module may import, in apps/api and in libs/domain alike; docs/modules.md says what for. */
const mayImport = {
  privacy: [],
  visits: [],
  administration: ['privacy'],
  ledger: [],
  billing: ['ledger', 'administration', 'privacy'],
  reporting: ['billing', 'ledger', 'administration', 'privacy'],
  affiliation: ['visits', 'reporting', 'billing', 'ledger', 'administration', 'privacy'],
  organizations: ['affiliation', 'visits', 'billing', 'ledger', 'administration', 'privacy'],
  content: ['administration'],
  payouts: ['organizations', 'affiliation', 'billing', 'ledger', 'administration', 'privacy'],
};

module.exports = { mayImport };
