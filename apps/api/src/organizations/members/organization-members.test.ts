import { membersCsv } from './organization-members.js';

const member = {
  id: 'a-1',
  name: 'Ana "Nita" Lopez, GRI',
  email: 'ana@example.com',
  organizationMemberId: '123456',
  active: true,
  confirmed: false,
  reportsSold: 3,
  agentEarnings: 30,
  organizationOverride: -2.5,
};

it('writes members as a file that a spreadsheet reads', () => {
  expect(membersCsv([member])).toBe(
    'name,email,member_id,active,confirmed,reports_sold,agent_earnings,override\r\n' +
      '"Ana ""Nita"" Lopez, GRI",ana@example.com,123456,yes,no,3,30.00,-2.50\r\n',
  );
});

it('lets nothing that a member typed become a formula', () => {
  const [, row] = membersCsv([
    { ...member, name: '=HYPERLINK(0)', email: '@sum', organizationMemberId: '+1' },
  ]).split('\r\n');
  expect(row).toMatch(/^'=HYPERLINK\(0\),'@sum,'\+1,/);
});
