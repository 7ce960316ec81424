import type { PremiumSection, PremiumSections } from '@closewise/contracts/report-document';
import type { Viewing } from './viewing.js';
import { reportTexts } from '../../texts/index.js';
import { viewPremium } from './view-facts.js';

const viewing = {
  words: reportTexts.en.view,
  sourceMark: ({ sourceId }) => ({
    id: sourceId,
    anchor: `source-${sourceId}`,
    level: 'high',
    confidence: 'High',
  }),
} as Partial<Viewing> as Viewing;

const silent: PremiumSection = {
  title: 'Schools',
  introduction: 'Schools of this address.',
  status: 'unavailable',
  answer: 'The list gave no answer.',
  facts: [],
  remarks: [],
  questions: [],
};
const told: PremiumSection = {
  title: 'Flood zone',
  introduction: 'What the map says.',
  status: 'found',
  answer: null,
  facts: [
    { label: 'Zone', value: 'AE', explanation: 'High risk.', sourceId: 'S1', confidence: 'high' },
    { label: 'Median', value: '$1', explanation: 'Ours.', sourceId: null, confidence: null },
  ],
  remarks: ['The lender decides.'],
  questions: ['Has it flooded?'],
};
const sections: PremiumSections = {
  floodZone: told,
  taxHistory: silent,
  schools: silent,
  neighbourhood: silent,
  comparableSales: silent,
};

describe('the premium sections as they are drawn', () => {
  it('stand in their order, each at an address of its own', () => {
    expect(viewPremium(viewing, sections).map(({ anchor }) => anchor)).toEqual([
      'flood-zone',
      'tax-history',
      'schools',
      'neighborhood-statistics',
      'comparable-sales',
    ]);
  });

  it('show facts with their sources, what limits them, and questions to tick off', () => {
    expect(viewPremium(viewing, sections)[0]?.blocks).toEqual([
      {
        kind: 'facts',
        facts: [
          { label: 'Zone', value: 'AE', text: 'High risk.', source: expect.objectContaining({ id: 'S1' }) },
          { label: 'Median', value: '$1', text: 'Ours.', source: null },
        ],
      },
      { kind: 'remarks', title: null, sentences: ['The lender decides.'] },
      { kind: 'checks', title: expect.any(String), sentences: ['Has it flooded?'] },
    ]);
  });

  it('show one sentence where a source had no answer', () => {
    expect(viewPremium(viewing, sections)[2]?.blocks).toEqual([
      { kind: 'remarks', title: null, sentences: ['The list gave no answer.'] },
    ]);
  });
});
