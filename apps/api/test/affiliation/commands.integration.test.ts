import { Associations } from '../organizations/associations.js';
import { runAttached } from '../process/run-attached.js';
import { until } from '../processing.js';
import { Partners } from './partners.js';

// Imported after Nest, which nest-commander requires.
const { AffiliatesDeactivateCommand, AffiliatesReactivateCommand } =
  await import('../../src/affiliation/affiliates/cli/affiliates-change.commands.js');
const { AffiliatesCorrectMembershipCommand } =
  await import('../../src/affiliation/affiliates/cli/affiliates-change.commands.js');
const { AffiliatesListCommand } = await import('../../src/affiliation/affiliates/cli/affiliates.command.js');
const { AffiliatesSendLinkCommand } =
  await import('../../src/affiliation/affiliates/cli/affiliates-change.commands.js');
const { AffiliatesSetRateCommand } =
  await import('../../src/affiliation/affiliates/cli/affiliates-change.commands.js');
const { AffiliatesShowCommand } = await import('../../src/affiliation/affiliates/cli/affiliates.command.js');
const { AffiliatesTerminateCommand } =
  await import('../../src/affiliation/affiliates/cli/affiliates-change.commands.js');

describe('the operator on the command line', () => {
  let partners: Partners;
  let code: string;
  beforeAll(async () => {
    partners = await Partners.open();
    await partners.join('ana@example.com', { name: '=1+1 <b>Ana</b>' });
    ({ code } = await partners.affiliate('ana@example.com'));
  });
  afterAll(() => partners.close());

  const run = (type: Parameters<typeof runAttached>[1], args: string[], options: object = {}) =>
    runAttached(partners.shop.application, type, args, options);
  const facts = async () =>
    partners.shop.facts(`affiliate-${(await partners.affiliate('ana@example.com')).affiliateId}`);

  it('lists and shows affiliates, as text and as JSON', async () => {
    await until(async () => (await run(AffiliatesListCommand, [])).includes(code));
    expect(await run(AffiliatesListCommand, [], { search: 'ANA@' })).toBe(
      `${code}\tactive\t=1+1 <b>Ana</b>\tana@example.com\t-\t40%\t0\t$0.00\n`,
    );
    expect(JSON.parse(await run(AffiliatesShowCommand, [code.toLowerCase()], { json: true }))).toMatchObject({
      code,
      status: 'active',
      person: { email: 'ana@example.com' },
      ratePercent: 40,
      linkOpened: false,
      balanceCents: 0,
    });
    await expect(run(AffiliatesShowCommand, ['nobody'])).rejects.toThrow(
      'There is no affiliate with the code NOBODY',
    );
  });

  it('[AF-04] sets a rate once; a dry run refuses the same and records nothing', async () => {
    const setRate = (percent: string, options = {}) =>
      run(AffiliatesSetRateCommand, [code, percent], options);
    for (const wrong of ['24', '41', '30.5', '3O', '-30']) {
      await expect(setRate(wrong, { dryRun: true })).rejects.toThrow('a whole number from 25 to 40 percent');
    }
    expect(await setRate('30', { dryRun: true })).toBe(`${code}: would record CommissionRateSet\n`);
    expect(await facts()).toEqual(['AffiliateRegistered']);
    expect(await setRate('30', { reason: 'agreed' })).toBe(`${code}: recorded CommissionRateSet\n`);
    expect(await setRate('30')).toBe(`${code}: no change needed\n`);
  });

  it('deactivates, reactivates and corrects the organization, each once', async () => {
    const shown = async () =>
      JSON.parse(await run(AffiliatesShowCommand, [code], { json: true })) as {
        status: string;
        membership: object | null;
      };
    expect(await run(AffiliatesDeactivateCommand, [code], { dryRun: true })).toBe(
      `${code}: would record AffiliateDeactivated\n`,
    );
    expect((await shown()).status).toBe('active');
    const deactivate = () => run(AffiliatesDeactivateCommand, [code], { reason: 'asked for it' });
    expect(await deactivate()).toBe(`${code}: recorded AffiliateDeactivated\n`);
    expect(await deactivate()).toBe(`${code}: no change needed\n`);
    expect((await shown()).status).toBe('inactive');
    expect(await run(AffiliatesReactivateCommand, [code])).toBe(`${code}: recorded AffiliateReactivated\n`);
    expect(await run(AffiliatesReactivateCommand, [code])).toBe(`${code}: no change needed\n`);
    expect((await shown()).status).toBe('active');

    const correct = (options: object) => run(AffiliatesCorrectMembershipCommand, [code], options);
    const reason = 'named the wrong one';
    for (const wrong of [{ reason }, { reason, none: true, organization: 'AUSTIN' }])
      await expect(correct(wrong)).rejects.toThrow('Enter either --organization TAG or --none');
    await expect(correct({ reason, organization: 'NOBODY' })).rejects.toThrow(
      'We do not know this organization',
    );
    const associations = new Associations(partners);
    await associations.register('AUSTIN');
    await expect(correct({ reason, organization: 'AUSTIN' })).rejects.toThrow('We do not know this');
    await associations.approve('AUSTIN');
    expect(await correct({ reason, organization: 'austin', memberId: '4711' })).toBe(
      `${code}: recorded AffiliateMembershipCorrected\n`,
    );
    expect((await shown()).membership).toEqual({ organizationTag: 'AUSTIN', memberId: '4711' });
    expect(await correct({ reason, none: true })).toBe(`${code}: recorded AffiliateMembershipCorrected\n`);
    expect((await shown()).membership).toBeNull();
  });

  it('mails the link again, or a new one', async () => {
    await run(AffiliatesSendLinkCommand, [code]);
    const again = partners.tokensOf(await partners.mailTo('ana@example.com', 2));
    await run(AffiliatesSendLinkCommand, [code], { new: true });
    const replaced = partners.tokensOf(await partners.mailTo('ana@example.com', 3));
    expect(replaced.token).not.toBe(again.token);
  });

  it('[AF-08] terminates with a reason and shows the forfeited amount', async () => {
    await partners.sell(code);
    const shown = async () => JSON.parse(await run(AffiliatesShowCommand, [code], { json: true }));
    await until(async () => (await shown()).balanceCents === 750);
    const terminate = (options: object) => run(AffiliatesTerminateCommand, [code], options);
    await expect(terminate({})).rejects.toThrow('Enter a reason; it is kept with this change');
    expect(await terminate({ reason: 'spam', dryRun: true })).toBe(
      `${code}: would record AffiliateTerminated; forfeits $7.50\n`,
    );
    expect(await terminate({ reason: 'spam' })).toBe(
      `${code}: recorded AffiliateTerminated; forfeits $7.50\n`,
    );
    expect(await terminate({ reason: 'spam' })).toBe(`${code}: no change needed\n`);
    expect(await shown()).toMatchObject({ status: 'terminated' });
    await expect(run(AffiliatesSendLinkCommand, [code])).rejects.toThrow('no longer has a dashboard');
  });
});
