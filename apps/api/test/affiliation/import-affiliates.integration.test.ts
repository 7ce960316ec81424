import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TerminateAffiliate } from '../../src/affiliation/index.js';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { runHere } from '../process/run-here.js';
import { Bookkeeping } from './bookkeeping.js';
import { operator, type Partners } from './partners.js';

const mapping = {
  programme: 'old-programme',
  dates: 'month/day/year',
  columns: {
    name: ['First', 'Last'],
    email: 'Mail',
    website: 'Site',
    code: 'Code',
    organizationTag: 'Org',
    memberId: 'Member',
    sourceId: 'Id',
    joinedOn: 'Since',
  },
};
const header = 'First,Last,Mail,Site,Code,Org,Member,Id,Since';

describe('affiliates import', () => {
  let books: Bookkeeping;
  let partners: Partners;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-'));
    await writeFile(join(folder, 'mapping.json'), JSON.stringify(mapping));
    books = await Bookkeeping.open();
    ({ partners } = books);
    await books.organization('HOUSTON');
  });
  afterAll(async () => {
    await books?.close();
    await rm(folder, { recursive: true });
  });

  const importing = async (content: string | Uint8Array, ...args: string[]) => {
    const file = join(folder, 'affiliates.csv');
    await writeFile(file, content);
    const mapped = args.includes('--mapping') ? [] : ['--mapping', join(folder, 'mapping.json')];
    return runHere(partners.shop.application, ['affiliates', 'import', file, ...mapped, ...args]);
  };
  const csv = (...rows: string[]) => `\uFEFF${[header, ...rows].join('\r\n')}\r\n`;
  const lines = (out: string) => out.trimEnd().split('\n');

  it('skips affiliates who are not active in the other program, and lists ignored columns', async () => {
    const file = [
      'sep=;',
      'Affiliate ID;Email;Name;Payment Email;Status;Earnings',
      '1;active@example.com;Ana Active;;active;10',
      '2;rejected@example.com;Rob Rejected;;rejected;0',
      '3;pending@example.com;Pia Pending;;Pending;0',
      '4;inactive@example.com;Ian Inactive;;inactive;0',
      '5;nothing@example.com;Noa Nothing;;;0',
    ].join('\r\n');
    const { code, out, err } = await importing(`\uFEFF${file}\r\n`, '--mapping', 'affiliatewp', '--no-mail');
    expect(lines(out)).toEqual([
      expect.stringMatching(/^line 3\tactive@example\.com\tcreated with the code \w+$/),
      'line 4\trejected@example.com\tskipped: the status is "rejected"',
      'line 5\tpending@example.com\tskipped: the status is "Pending"',
      'line 6\tinactive@example.com\tskipped: the status is "inactive"',
      'line 7\tnothing@example.com\tskipped: the status is missing',
    ]);
    expect([code, err]).toEqual([
      0,
      expect.stringContaining(
        'Columns not imported: "Payment Email", "Earnings"\ncreated 1, skipped 4, refused 0\n',
      ),
    ]);
  });

  it('refuses names with web addresses or hidden direction marks', async () => {
    const { out } = await importing(
      csv(
        'Your refund:,https://evil.example,evil@example.com,,,,,,',
        'Ana\u202e,Lopez,marks@example.com,,,,,,',
      ),
    );
    expect(lines(out)).toEqual([
      'line 2\t-\trefused: First and Last: A name cannot contain a web address',
      expect.stringContaining('line 3\t-\trefused: First and Last: The name contains hidden direction marks'),
    ]);
  });

  it('creates affiliates with their source, shows the outcome in a dry run, and creates no duplicates', async () => {
    const file = csv(
      'María José,"Núñez, Peña",maria@example.com,https://maria.example,maria-np,houston,M-1,a81,3/1/2025',
      'Other,Owner,other@example.com,,MARIA-NP,,,,',
      '=1+1,<b>Bob</b>,bob@example.com,,,,,,',
      'Again,Here,MARIA@example.com,,,,,,',
      'No,Address,nobody,,,,,,',
      'No,Tag,tag@example.com,,,NOWHERE,,,',
      'No,Code,code@example.com,,=A1,,,,',
      'No,Date,date@example.com,,,,,,2/30/2025',
      'Too,Few',
    );
    const store = partners.get(EventStore);
    const before = await store.head();
    const tried = await importing(file, '--dry-run');
    expect(lines(tried.out)).toEqual([
      'line 2\tmaria@example.com\twould be created with the code MARIA-NP',
      'line 3\tother@example.com\twould be created with a new code: the code MARIA-NP is taken',
      'line 4\tbob@example.com\twould be created with a new code',
      'line 5\tMARIA@example.com\twould be skipped: line 2 has the same address',
      'line 6\t-\twould be refused: Mail: Please enter a valid email address',
      expect.stringContaining('line 7\ttag@example.com\twould be refused: We do not know this organization'),
      expect.stringContaining('line 8\t-\twould be refused: A referral code has 3 to 20 letters'),
      'line 9\t-\twould be refused: the joining date is not a date in the format month/day/year',
      'line 10\t-\twould be refused: the number of cells differs from the header',
    ]);
    expect([tried.code, tried.err, await store.head()]).toEqual([
      1,
      'would be created 3, skipped 1, refused 5\n',
      before,
    ]);

    const done = await importing(file);
    expect([done.code, done.err]).toEqual([1, 'created 3, skipped 1, refused 5\n']);
    expect(lines(done.out).slice(0, 2)).toEqual([
      'line 2\tmaria@example.com\tcreated with the code MARIA-NP',
      expect.stringMatching(
        /^line 3\tother@.*\tcreated with the code [A-Z0-9]+: the code MARIA-NP is taken$/,
      ),
    ]);
    const maria = await partners.affiliate('maria@example.com');
    expect(maria).toMatchObject({
      code: 'MARIA-NP',
      person: { name: 'María José Núñez, Peña', website: 'https://maria.example' },
      membership: { organizationTag: 'HOUSTON', memberId: 'M-1' },
      linkOpened: false,
    });
    expect((await partners.affiliate('bob@example.com')).person?.name).toBe('=1+1 <b>Bob</b>');
    const [registered, imported] = await store.readStream(`affiliate-${maria.affiliateId}`);
    expect(registered!.data).toMatchObject({ registeredBy: 'import' });
    expect([imported!.type, imported!.data]).toEqual([
      'AffiliateImported',
      {
        affiliateId: maria.affiliateId,
        programme: 'old-programme',
        sourceId: 'a81',
        joinedOn: '2025-03-01',
        fileDigest: expect.stringMatching(/^[0-9a-f]{64}$/),
        line: 2,
        mailsLink: true,
      },
    ]);
    expect((await partners.mailTo('maria@example.com', 1)).text).toContain('has moved to Closewise');

    const more = await importing(`${file}New,One,new@example.com,,,,,,\r\n`, '--no-mail');
    expect(more.err).toBe('created 1, skipped 4, refused 5\n');
    expect(lines(more.out)[0]).toBe('line 2\tmaria@example.com\tskipped: the address is already registered');
    expect(await store.readStream(`affiliate-${maria.affiliateId}`)).toHaveLength(2);
  });

  it('sends no mail with --no-mail, and refuses a terminated affiliate’s address', async () => {
    const first = await importing(
      'first_name,last_name,email,token\nEva,Ruiz,eva@example.com,eva-ruiz\n',
      '--mapping',
      'rewardful',
      '--no-mail',
    );
    expect(first).toEqual({
      code: 0,
      out: 'line 2\teva@example.com\tcreated with the code EVA-RUIZ\n',
      err: expect.stringMatching(
        /^The preset rewardful is not verified: .*\ncreated 1, skipped 0, refused 0\n$/,
      ),
    });
    const { affiliateId } = await partners.affiliate('eva@example.com');
    // Mails are sent in the order of the log: this one would come after Eva's.
    await importing(csv('Zoe,Last,zoe@example.com,,,,,,'));
    await partners.mailTo('zoe@example.com', 1);
    expect(await partners.mailsTo('eva@example.com')).toEqual([]);
    await partners.commands.execute(new TerminateAffiliate(affiliateId, 'spam', operator()));
    const again = await importing(csv('Eva,Ruiz,eva@example.com,,,,,,'));
    expect([again.code, again.out]).toEqual([
      1,
      'line 2\teva@example.com\trefused: This email address cannot be registered again\n',
    ]);
  });

  it('reads an unchanged AffiliateWP export', async () => {
    const exported = [
      '"Affiliate ID","Email","Name","Payment Email","Username","Rate","Rate Type","Earnings","Referrals","Visits","Conversion Rate","Status","Date Registered"',
      '"7","ivy@example.com","Ivy Moss","ivy@pay.example","ivy","20","percentage","12.5","3","40","7.5%","active","March 1, 2025 9:30 am"',
    ];
    const { code, out } = await importing(exported.join('\r\n'), '--mapping', 'affiliatewp', '--no-mail');
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^line 2\tivy@example\.com\tcreated with the code [A-Z0-9]+\n$/),
    ]);
    const { affiliateId, person } = await partners.affiliate('ivy@example.com');
    expect(person?.name).toBe('Ivy Moss');
    const [, imported] = await partners.get(EventStore).readStream(`affiliate-${affiliateId}`);
    expect(imported!.data).toMatchObject({ programme: 'affiliatewp', sourceId: '7', joinedOn: null });
  });

  it.each<[string, string | Uint8Array, string]>([
    ['an empty file', '', 'The file is empty'],
    ['a header alone', `${header}\n`, 'The file has a header but no rows'],
    [
      'a column that is missing',
      'First,Last\nA,B\n',
      'The file has no column "Mail"; it has "First", "Last"',
    ],
    ['a column twice', `${header},Mail\n`, 'The file has the column "Mail" twice'],
    ['another encoding', Buffer.from(`${header}\nMar\xeda`, 'latin1'), 'The file is not UTF-8'],
    ['an open quote', `${header}\n"A,B\n`, 'The file is not valid CSV: Quote Not Closed'],
  ])('refuses %s with exit code 2', async (_, content, message) => {
    const { code, out, err } = await importing(content);
    expect([code, out, lines(err)]).toEqual([2, '', [expect.stringContaining(message)]]);
  });

  it.each([
    [
      'nowhere.json',
      '',
      'is not a preset (rewardful, affiliatewp) and cannot be read as a file: there is no such file',
    ],
    ['wrong.json', 'columns', 'The mapping is not valid JSON'],
    ['wrong.json', '{"programme":"x","columns":{"name":"A"}}', 'The mapping is invalid at columns.email'],
    [
      'wrong.json',
      '{"programme":"X Y","columns":{"name":"A","email":"B"}}',
      'The mapping is invalid at programme',
    ],
  ])('refuses the mapping %s %s with exit code 2', async (name, json, message) => {
    const path = join(folder, name);
    if (json) await writeFile(path, json);
    const { code, err } = await importing(csv('A'), '--mapping', path);
    expect([code, lines(err)]).toEqual([2, [expect.stringContaining(message)]]);
  });
});
