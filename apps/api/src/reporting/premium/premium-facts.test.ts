import { noPropertyFacts, type PropertyFacts } from '@closewise/domain/property-facts';
import { askUntilEnough } from './premium-facts.js';

const source = { publisher: 'ATTOM', title: 'Tax', url: null, retrievedOn: '2026-11-21', vintage: null };
const found = <Fact>(fact: Fact) => ({ status: 'found', fact, source }) as const;
const enough: PropertyFacts = {
  ...noPropertyFacts,
  taxHistory: found({ years: [] }),
  schools: found({ district: null, schools: [] }),
  comparableSales: found({ radiusMiles: 1, since: '2025-11-21', sales: [] }),
};

/** Queries sources that give these answers, one after the other. */
async function asking(answers: readonly PropertyFacts[]) {
  const left = [...answers];
  const paused: number[] = [];
  const pause = async (ms: number): Promise<void> => void paused.push(ms);
  const facts = await askUntilEnough(async () => left.shift()!, pause, [5, 20]);
  return { facts, paused };
}

describe('facts of a premium report', () => {
  it.each<[string, PropertyFacts[], PropertyFacts, number[]]>([
    ['are asked for once where enough sources answer', [enough], enough, []],
    ['are asked for again while sources are away', [noPropertyFacts, enough], enough, [5]],
    [
      'are as many as there are in the end',
      [noPropertyFacts, noPropertyFacts, { ...enough, schools: { status: 'unavailable' } }],
      { ...enough, schools: { status: 'unavailable' } },
      [5, 20],
    ],
  ])('%s', async (_title, answers, facts, paused) => {
    expect(await asking(answers)).toEqual({ facts, paused });
  });
});
