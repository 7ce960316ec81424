import { reportVersionsView } from '@closewise/contracts/buyer';
import { expect, it } from 'vitest';
import type { ReportVersions } from './inputs';
import { changesOf, readForm } from './read-form';
import { valuesOf, type RefineValues } from './refine-form';

const { versions } = reportVersionsView.meta()!['example'] as ReportVersions;
const { inputs } = versions[0]!;
const typed = (changes: Partial<RefineValues>): RefineValues => ({ ...valuesOf(inputs), ...changes });

it('an untouched form changes nothing', () => {
  expect(changesOf(valuesOf(inputs), inputs, 'en')).toEqual({});
  const said = {
    ...inputs,
    downPayment: { cents: 5_000_050, kind: 'amount' as const },
    interestRateThousandths: 6875,
    hoaMonthlyCents: 0,
  };
  expect(changesOf(valuesOf(said), said, 'es')).toEqual({});
});

it.each<[string, Partial<RefineValues>, object]>([
  ['a share', { down: '10%' }, { downPayment: { kind: 'percent', basisPoints: 1000 } }],
  ['an amount', { down: '45k' }, { downPayment: { kind: 'amount', cents: 4_500_000 } }],
  ['a loan', { down: '400,000', downAs: 'loan' }, { downPayment: { kind: 'loan', cents: 40_000_000 } }],
  ['a rate', { rate: '6 7/8' }, { interestRateThousandths: 6875 }],
  [
    'dates and payers',
    { closingDate: '2027-02-01', agentPaidBy: 'buyer' },
    { closingDate: '2027-02-01', agentPaidBy: 'buyer' },
  ],
  [
    'cash, without what a loan would have',
    { loanType: 'Cash', down: '10%', rate: '6' },
    { loanType: 'Cash' },
  ],
  ['no association, without dues', { hasAssociation: 'no', hoaMonthly: '300' }, { hasAssociation: false }],
  ['VA questions of a VA loan alone', { firstVaUse: 'yes' }, {}],
])('sends %s as it was typed', (_, changes, sent) => {
  expect(changesOf(typed(changes), inputs, 'en')).toEqual(sent);
});

it('reports unreadable values of fields that apply', () => {
  const wrong = { price: '', down: 'some%', rate: 'x', deposit: '-4', hoaMonthly: '?', address: 'x' };
  expect(readForm(typed(wrong), 'en').problems).toEqual({
    address: 'address-short',
    price: 'price-blank',
    down: 'percent-unread',
    rate: 'percent-unread',
    deposit: 'amount-unread',
    hoaMonthly: 'amount-unread',
  });
  expect(readForm(typed({ rate: 'x', loanType: 'Cash' }), 'en').problems).toEqual({});
});
