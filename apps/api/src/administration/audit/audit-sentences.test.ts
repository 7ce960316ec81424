import { fullReader } from '../../platform/access/reader.js';
import { AuditSentences } from './audit-sentences.js';

const rateSet = (affiliateId: string) => ({
  action: 'CommissionRateSet',
  stream: `affiliate-${affiliateId}`,
  details: { affiliateId, ratePercent: 35 },
});

describe('the sentences of the list of admin actions', () => {
  it('are told by the modules whose events they are, with the names of today, read once for a page', async () => {
    const sentences = new AuditSentences();
    const asked: unknown[] = [];
    sentences.register({
      sentences: {
        CommissionRateSet: ({ affiliateId, ratePercent }, nameOf) =>
          `Set the rate of ${nameOf(String(affiliateId))} to ${String(ratePercent)} percent`,
      },
      names: async (actions) => {
        asked.push(actions.map(({ affiliateId }) => affiliateId));
        return (id) => `Name of ${id}`;
      },
    });
    sentences.register({ sentences: { OrganizationApproved: ({ tag }, nameOf) => nameOf(String(tag)) } });
    const approved = {
      action: 'OrganizationApproved',
      stream: 'organization-TREC',
      details: { tag: 'TREC', note: 'Licence seen' },
    };
    expect(await sentences.describe([rateSet('a'), approved, rateSet('b')], fullReader)).toEqual([
      'Set the rate of Name of a to 35 percent',
      'TREC',
      'Set the rate of Name of b to 35 percent',
    ]);
    expect(asked).toEqual([['a', 'b']]);
  });

  it('name the type and the stream of an event for which nobody has a sentence', async () => {
    expect(await new AuditSentences().describe([rateSet('a')], fullReader)).toEqual([
      'Commission rate set: affiliate-a',
    ]);
  });

  it('refuse two sentences for one event', () => {
    const sentences = new AuditSentences();
    const events = { sentences: { OrganizationApproved: () => 'Approved' } };
    sentences.register(events);
    expect(() => sentences.register({ ...events })).toThrow('Two sentences describe OrganizationApproved');
  });
});
