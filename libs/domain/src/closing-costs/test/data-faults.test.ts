import { readdirSync, readFileSync } from 'node:fs';
import { confidenceFaults, faultsOf, sourceFaults } from './data-faults/index.js';

const folder = new URL('../../../data/closing-costs/', import.meta.url);
const files = readdirSync(folder).filter((file) => /^[A-Z]{2}\.json$/.test(file));

type Json = Record<string, unknown>;
/** Only the fields that the planted faults touch. */
type StateFile = {
  taxes: (Json & { id: string; appliesIn: { counties?: string[]; cities?: string[] } | null })[];
  gaps: (Json & { rule?: string })[];
  titleInsurance: Json & { schedules: (Json & { brackets: Json[]; lookup: Json[] })[] };
  closingAgent: Json & { schedules: (Json & { rows: Json[] })[] };
  recordingFees: Json & { documents: Json[]; byCounty: Json[] };
  homeownersInsurance: Json;
  propertyTax: Json;
};
const read = (file: string): StateFile =>
  JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as StateFile;

const rule = (file: StateFile, id: string): StateFile['taxes'][number] => {
  const found = file.taxes.find((tax) => tax.id === id);
  if (!found) throw new Error(`no rule ${id}`);
  return found;
};

describe('the data files', () => {
  it.each(files)('%s has no faults', (file) => {
    expect(faultsOf(read(file))).toEqual([]);
  });

  it('claim no more confidence in the national fees than their sources support', () => {
    expect(confidenceFaults(read('national.json'))).toEqual([]);
  });

  it('name the sources of the national fees for a reader', () => {
    expect(sourceFaults(read('national.json'))).toEqual([]);
  });

  it('cover the 50 states and DC, each named after its state', () => {
    expect(files).toHaveLength(51);
    for (const file of files) expect((read(file) as unknown as Json).state).toBe(file.slice(0, 2));
  });
});

const cited = (title: string): Json => ({
  publisher: 'DOR',
  title,
  url: null,
  dateChecked: null,
  provenance: 'law',
  remarks: [],
});

const survey: Json = { ...cited('Rates of many counties'), provenance: 'published-survey' };

const reet = 'wa-state-reet-2023';
const earlierReet = 'wa-state-reet-2020';
const brackets = (limits: (number | null)[], rate = 0.01): Json[] =>
  limits.map((upTo) => ({ upTo, inclusive: true, rate }));

const planted: readonly [string, string, (file: StateFile) => void, RegExp][] = [
  ['brackets that overlap', 'WA', (f) => (rule(f, reet).brackets = brackets([5, 3, null])), /overlap/],
  ['the same limit twice', 'WA', (f) => (rule(f, reet).brackets = brackets([5, 5, null])), /overlap/],
  ['no rate above the last limit', 'WA', (f) => (rule(f, reet).brackets = brackets([5, 9])), /not open/],
  [
    'an open bracket in the middle',
    'WA',
    (f) => (rule(f, reet).brackets = brackets([5, null, null])),
    /open/,
  ],
  ['brackets without entries', 'WA', (f) => (rule(f, reet).brackets = []), /no brackets/],
  [
    'a bracket without a rate',
    'WA',
    (f) => (rule(f, reet).brackets = [{ upTo: null, inclusive: true }]),
    /exactly one rate/,
  ],
  ['a percentage typed as a rate', 'WA', (f) => (rule(f, reet).brackets = brackets([null], 1.28)), /absurd/],
  ['a rate per unit above a tenth', 'WV', (f) => (rule(f, 'wv-state-excise-tax').ratePerUnit = 55), /absurd/],
  ['a negative rate', 'MN', (f) => (rule(f, 'mn-state-deed-tax').rate = -0.0033), /rate: /],
  ['a rate per unit without its unit', 'WV', (f) => (rule(f, 'wv-state-excise-tax').unit = null), /no unit/],
  [
    'a unit without its rate',
    'WV',
    (f) => (rule(f, 'wv-state-excise-tax').ratePerUnit = null),
    /no ratePerUnit/,
  ],
  ['a percentage without a rate', 'MN', (f) => (rule(f, 'mn-state-deed-tax').rate = null), /no rate/],
  [
    'overlapping versions',
    'WA',
    (f) => (rule(f, earlierReet).effectiveTo = '2023-01-01'),
    /in force together/,
  ],
  ['a version that never ends', 'WA', (f) => (rule(f, earlierReet).effectiveTo = null), /in force together/],
  [
    'a day without a version',
    'WA',
    (f) => (rule(f, earlierReet).effectiveTo = '2022-12-30'),
    /no rule between 2022-12-30 and 2023-01-01/,
  ],
  ['an end before the start', 'WA', (f) => (rule(f, reet).effectiveTo = '2022-01-01'), /ends before/],
  ['an invalid date', 'WA', (f) => (rule(f, reet).effectiveTo = '2026-02-30'), /effectiveTo/],
  ['a rule twice', 'MN', (f) => f.taxes.push(rule(f, 'mn-mortgage-registry-tax')), /stands twice/],
  [
    'an unknown replaced rule',
    'MN',
    (f) => (rule(f, 'mn-state-deed-tax').replaces = ['mn-old']),
    /unknown mn-old/,
  ],
  [
    'a fraction of an unknown rule',
    'MN',
    (f) =>
      Object.assign(rule(f, 'mn-state-deed-tax'), {
        method: 'fraction-of-rule',
        fractionOf: { rule: 'mn-none', numerator: 1, denominator: 3 },
      }),
    /fraction of no rule before it, mn-none/,
  ],
  [
    'shares above 100%',
    'MN',
    (f) => (rule(f, 'mn-state-deed-tax').shares = { buyer: 0.5, seller: 1, lender: 0 }),
    /do not add up to 1/,
  ],
  [
    'a tax without a Spanish name',
    'MN',
    (f) => (rule(f, 'mn-state-deed-tax').name = { en: 'State deed tax' }),
    /name\.es/,
  ],
  [
    'a Spanish name without its place',
    'MN',
    (f) => (rule(f, 'mn-state-deed-tax').name = { en: 'State deed tax', es: 'Impuesto estatal' }),
    /must name its \{place\} in Spanish/,
  ],
  ['no source', 'MN', (f) => delete rule(f, 'mn-state-deed-tax').source, /source/],
  [
    'a source without a title',
    'MN',
    (f) => (rule(f, 'mn-state-deed-tax').source = cited('')),
    /source\.title/,
  ],
  [
    'an invalid address',
    'MN',
    (f) => (rule(f, 'mn-state-deed-tax').source = { ...cited('DOR'), url: 'see above' }),
    /web address/,
  ],
  ['no confidence', 'MN', (f) => delete rule(f, 'mn-state-deed-tax').confidence, /confidence/],
  ['an unknown field', 'MN', (f) => (rule(f, 'mn-state-deed-tax').surtax = 1), /surtax/],
  [
    'an unknown remark on a source',
    'MN',
    (f) => (rule(f, 'mn-state-deed-tax').source = { ...cited('DOR'), remarks: ['recalled'] }),
    /source\.remarks/,
  ],
  [
    'a source of an unknown kind',
    'MN',
    (f) => (rule(f, 'mn-state-deed-tax').source = { ...cited('DOR'), provenance: 'hearsay' }),
    /source\.provenance/,
  ],
  [
    'a working note in a source',
    'MN',
    (f) => (rule(f, 'mn-state-deed-tax').source = cited('DOR (recalled)')),
    /working note: DOR/,
  ],
  [
    'a web address in place of a source’s name',
    'MN',
    (f) => (rule(f, 'mn-state-deed-tax').source = cited('tables at revenue.state.mn.us')),
    /named by its address: tables at revenue/,
  ],
  [
    'an aggregator’s address',
    'MN',
    (f) => (rule(f, 'mn-state-deed-tax').source = cited('infotalker')),
    /named by its address: infotalker/,
  ],
  [
    'high confidence in a survey',
    'MN',
    (f) => Object.assign(rule(f, 'mn-state-deed-tax'), { source: survey, confidence: 'high' }),
    /^taxes\.\d+: high confidence, where published-survey bears medium at most$/m,
  ],
  [
    'medium confidence in an unpublished figure',
    'CA',
    (f) => (f.closingAgent.confidence = 'medium'),
    /^closingAgent: medium confidence, where market-assumption bears low at most$/m,
  ],
  [
    'medium confidence without a source',
    'UT',
    (f) => (f.closingAgent.confidence = 'medium'),
    /^closingAgent: medium confidence without a source$/m,
  ],
  [
    'confidence that later exceeds what the source supports',
    'MN',
    (f) =>
      Object.assign(rule(f, 'mn-state-deed-tax'), {
        source: survey,
        confidence: 'low',
        confidenceFrom: [{ from: '2027-01-01', confidence: 'high', why: 'the survey of the next year' }],
      }),
    /high confidence, where published-survey bears medium/,
  ],
  [
    'medium confidence in an aggregator',
    'MN',
    (f) =>
      Object.assign(rule(f, 'mn-state-deed-tax'), {
        source: { ...survey, url: 'https://www.homepaird.com/guides/minnesota' },
        confidence: 'medium',
      }),
    /medium confidence, where homepaird bears low at most/,
  ],
  [
    'a law read at an aggregator',
    'MN',
    (f) =>
      (rule(f, 'mn-state-deed-tax').source = { ...cited('DOR'), url: 'https://self-law.org/code/mn/287' }),
    /where self-law bears low at most/,
  ],
  [
    'an aggregator under an office’s name',
    'MN',
    (f) => (rule(f, 'mn-state-deed-tax').source = cited('DOR via regfollower')),
    /where regfollower bears low at most/,
  ],
  [
    'an aggregator’s name',
    'MN',
    (f) => (rule(f, 'mn-state-deed-tax').source = cited('Anytime Estimate, deed tax')),
    /where anytimeestimate bears low at most/,
  ],
  [
    'a refused site',
    'CA',
    (f) =>
      Object.assign(f.closingAgent, { source: { ...survey, url: 'http://credit-help.biz/insurance/4334' } }),
    /no figure may rest on credit-help/,
  ],
  [
    'a misspelled county',
    'MN',
    (f) => (rule(f, 'mn-environmental-response-fund-mortgage-tax').appliesIn = { counties: ['Henepin'] }),
    /no county Henepin/,
  ],
  [
    'a county of another state',
    'MD',
    (f) => (rule(f, 'md-calvert-recordation-tax').appliesIn = { counties: ['Fairfax'] }),
    /no county Fairfax/,
  ],
  [
    'a city misspelled in one of its rules',
    'NY',
    (f) => (rule(f, 'ny-yonkers-city-transfer-tax').appliesIn = { cities: ['Yonker'] }),
    /one letter apart/,
  ],
  ['a tax that nobody can compute and no gap tells', 'RI', (f) => (f.gaps = []), /no gap tells it/],
  [
    'a gap with an unknown rule',
    'RI',
    (f) => Object.assign(f.gaps[0] ?? {}, { rule: 'ri-none' }),
    /unknown rule ri-none/,
  ],
  [
    'a gap in one language',
    'RI',
    (f) => Object.assign(f.gaps[0] ?? {}, { text: { en: 'Only English' } }),
    /gaps\.0\.text\.es/,
  ],
  [
    'premium brackets out of order',
    'MN',
    (f) => f.titleInsurance.schedules[0]?.brackets.reverse(),
    /mn-owner: brackets do not ascend/,
  ],
  [
    'a premium table out of order',
    'TX',
    (f) => f.titleInsurance.schedules[0]?.lookup.reverse(),
    /table is not sorted/,
  ],
  [
    'a closing fee table out of order',
    'HI',
    (f) => f.closingAgent.schedules[0]?.rows.reverse(),
    /closing fee: the table/,
  ],
  [
    'closing fee shares that do not add up to 1',
    'HI',
    (f) => (f.closingAgent.feeShares = { buyer: 0.5, seller: 0.4 }),
    /closing fee: shares/,
  ],
  [
    'owner’s policy shares that do not add up to 1',
    'HI',
    (f) => Object.assign(f.titleInsurance, { ownerPolicyShares: { buyer: 0.5, seller: 0.4 } }),
    /owner’s policy: shares/,
  ],
  [
    'a deed without a recording fee',
    'MN',
    (f) => (f.recordingFees.documents = f.recordingFees.documents.slice(1)),
    /fee for the deed/,
  ],
  [
    'a usual recording fee outside its range',
    'PA',
    (f) => Object.assign(f.recordingFees.documents[0] ?? {}, { typical: 281 }),
    /usual fee for the deed is outside/,
  ],
  [
    'a recording fee of an unknown county',
    'AL',
    (f) => Object.assign(f.recordingFees.byCounty[0] ?? {}, { county: 'Jeferson' }),
    /no county Jeferson/,
  ],
  ['insurance below its lowest premium', 'MN', (f) => (f.homeownersInsurance.low = 9_999), /not in order/],
  [
    'a property tax typed as a fraction',
    'MN',
    (f) => (f.propertyTax.effectiveRatePercent = 0.0104),
    /absurd/,
  ],
  [
    'a reset value without the rule for a new owner',
    'FL',
    (f) => delete f.propertyTax['newOwner'],
    /must be set together/,
  ],
];

describe('finds the fault in a data file', () => {
  it.each(planted)('%s (%s)', (_, state, plant, words) => {
    const file = read(`${state}.json`);
    plant(file);
    expect(faultsOf(file).join('\n')).toMatch(words);
  });
});
