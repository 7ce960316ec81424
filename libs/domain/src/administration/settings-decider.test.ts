import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  isUnderMaintenance,
  settingsDecider,
  type ChangeSettings,
  type SettingsState,
} from './settings-decider.js';
import { reportPriceOf } from '../price/index.js';
import { asWritten } from './setting-rules.js';
import type { SettingChanged } from './admin-events.js';

const { decide, evolve, initialState } = settingsDecider;
const after = (events: readonly SettingChanged[]): SettingsState => events.reduce(evolve, initialState);
const change = (changes: Record<string, string>, reason: string | null = null): ChangeSettings => ({
  type: 'ChangeSettings',
  changes,
  reason,
});
const changed = (
  key: SettingChanged['data']['key'],
  before: string,
  value: string,
  reason: string | null = null,
) => ({ type: 'SettingChanged', data: { key, value, before, reason } }) satisfies SettingChanged;
const priceRange = 'Price must be between $0.50 and $1,000.00';
const braces = 'The message may use {propertyType}, {location} and {priceRange}, and no other braces';

describe('settings', () => {
  it.each<[string, SettingChanged[], ChangeSettings, SettingChanged[]]>([
    [
      'take a price in dollars and keep it in cents, with its reason',
      [],
      change({ BUYER_REPORT_PRICE: '29.00' }, ' Autumn '),
      [changed('buyer_report_price', '2500', '2900', 'Autumn')],
    ],
    [
      'take the lowest price',
      [],
      change({ BUYER_REPORT_PRICE: '0.5' }),
      [changed('buyer_report_price', '2500', '50')],
    ],
    [
      'take the highest price',
      [],
      change({ BUYER_REPORT_PRICE: '1000' }),
      [changed('buyer_report_price', '2500', '100000')],
    ],
    [
      'take the price of premium',
      [],
      change({ PREMIUM_PRICE: '12.50' }),
      [changed('premium_price', '1000', '1250')],
    ],
    ['keep what stands already', [], change({ BUYER_REPORT_PRICE: '25.00', maintenance_mode: 'false' }), []],
    [
      'change several at once, and name what each had before',
      [changed('maintenance_mode', 'false', 'true')],
      change({
        maintenance_mode: 'false',
        SOCIAL_PROOF_INTERVAL: '60',
        SOCIAL_PROOF_POSITION: 'bottom-right',
      }),
      [
        changed('maintenance_mode', 'true', 'false'),
        changed('SOCIAL_PROOF_INTERVAL', '15', '60'),
        changed('SOCIAL_PROOF_POSITION', 'bottom-left', 'bottom-right'),
      ],
    ],
    [
      'take a message with its placeholders',
      [],
      change({ SOCIAL_PROOF_MESSAGE: 'Sold: {propertyType}, {priceRange}' }),
      [
        changed(
          'SOCIAL_PROOF_MESSAGE',
          'Someone just ordered a report for a {propertyType} in {location}',
          'Sold: {propertyType}, {priceRange}',
        ),
      ],
    ],
  ])('%s', (_title, given, command, expected) => {
    expect(decide(command, after(given))).toStrictEqual(expected);
  });

  it.each([
    ['BUYER_REPORT_PRICE', '0.49', priceRange],
    ['BUYER_REPORT_PRICE', '1000.01', priceRange],
    ['BUYER_REPORT_PRICE', '-29', priceRange],
    ['BUYER_REPORT_PRICE', '9'.repeat(400), priceRange],
    ['BUYER_REPORT_PRICE', '29.999', 'Price must be in dollars and cents, such as 29.00'],
    ['BUYER_REPORT_PRICE', '$29', 'Price must be in dollars and cents, such as 29.00'],
    ['BUYER_REPORT_PRICE', '', 'Price must be in dollars and cents, such as 29.00'],
    ['BUYER_REPORT_PRICE', '2e3', 'Price must be in dollars and cents, such as 29.00'],
    ['maintenance_mode', 'on', 'Maintenance mode must be true or false'],
    ['SOCIAL_PROOF_ENABLED', '', 'Social proof must be true or false'],
    ...['0', '4', '7', '65', '5.0'].map((value): [string, string, string] => [
      'SOCIAL_PROOF_INTERVAL',
      value,
      'Display frequency must be 5 to 60 seconds in steps of 5',
    ]),
    ...['2', '11', '3.5'].map((value): [string, string, string] => [
      'SOCIAL_PROOF_DURATION',
      value,
      'Display duration must be 3 to 10 whole seconds',
    ]),
    ['SOCIAL_PROOF_POSITION', 'top', 'Position must be bottom-left or bottom-right'],
    ['SOCIAL_PROOF_MESSAGE', '  ', 'The message must be one line of 1 to 200 characters'],
    ['SOCIAL_PROOF_MESSAGE', 'x'.repeat(201), 'The message must be one line of 1 to 200 characters'],
    ['SOCIAL_PROOF_MESSAGE', 'two\nlines', 'The message must be one line of 1 to 200 characters'],
    ['SOCIAL_PROOF_MESSAGE', 'by {name}', braces],
    ['CLAIM_SPEED', 'off', 'CLAIM_SPEED must be true or false'],
    ['CLAIM_TESTIMONIAL_1', '', 'CLAIM_TESTIMONIAL_1 must be true or false'],
    ['TESTIMONIAL_1_EN_WORDS', 'x'.repeat(401), 'must be one line of at most 400 characters'],
    ['TESTIMONIAL_1_ES_NAME', 'x'.repeat(61), 'The name of a testimonial must be one line of at most 60'],
    ['TESTIMONIAL_2_EN_PLACE', 'a\nb', 'The place of a testimonial must be one line'],
    ['TESTIMONIAL_2_EN_WORDS', '<b>', 'The words of a testimonial must be plain text, without < and >'],
    ['TESTIMONIAL_3_EN_WORDS', 'x', /^There is no setting TESTIMONIAL_3_EN_WORDS/],
    [
      'buyer_report_price',
      '2900',
      /^There is no setting buyer_report_price\. The settings are BUYER_REPORT_PRICE,/,
    ],
    ['__proto__', 'x', /^There is no setting __proto__/],
  ])('refuse %s %j', (name, value, message) => {
    const changes = Object.fromEntries([
      ['maintenance_mode', 'true'],
      [name, value],
    ]);
    expect(() => decide(change(changes), initialState)).toThrow(message);
  });

  it.each([
    ['SOCIAL_PROOF_INTERVAL', '5'],
    ['SOCIAL_PROOF_INTERVAL', '55'],
    ['SOCIAL_PROOF_DURATION', '3'],
    ['SOCIAL_PROOF_DURATION', '10'],
    ['SOCIAL_PROOF_MESSAGE', 'x'],
    ['CLAIM_SPEED', 'false'],
    ['TESTIMONIAL_1_EN_WORDS', 'ñ'.repeat(400)],
    ['TESTIMONIAL_2_ES_NAME', 'Rosa & “José” O’Hara'],
    ['SOCIAL_PROOF_MESSAGE', 'x'.repeat(200)],
  ])('take %s %j', (name, value) => {
    const reason = 'y'.repeat(500);
    expect(decide(change({ [name]: value }, reason), initialState)).toMatchObject([
      { data: { value, reason } },
    ]);
  });

  it('remember every price that the report and premium ever had', () => {
    const state = after([
      changed('premium_price', '1000', '1250'),
      changed('buyer_report_price', '2500', '2950'),
      changed('premium_price', '1250', '900'),
    ]);
    expect(state).toMatchObject({ pricesCents: [2500, 2950], premiumPricesCents: [1000, 1250, 900] });
  });

  it('are taken under the names and in the units in which they are listed', () => {
    const state = after([
      changed('buyer_report_price', '2500', '2950'),
      changed('CLAIM_TRUST', 'true', 'false'),
    ]);
    const written = asWritten(state.values);
    expect(written).toMatchObject({ BUYER_REPORT_PRICE: '29.50', CLAIM_TRUST: 'false' });
    expect(decide(change(written), state)).toEqual([]);
    expect(decide(change(written), initialState)).toHaveLength(2);
  });

  it('take back the words of a testimonial', () => {
    const given = [changed('TESTIMONIAL_1_EN_WORDS', '', 'Worth it.')];
    expect(decide(change({ TESTIMONIAL_1_EN_WORDS: ' ' }), after(given))).toEqual([
      changed('TESTIMONIAL_1_EN_WORDS', 'Worth it.', ''),
    ]);
  });

  it('refuse a change of nothing', () => {
    expect(() => decide(change({}, 'Autumn'), initialState)).toThrow(
      'Name at least one setting and its new value',
    );
  });

  it('refuse a reason that no list could show', () => {
    expect(() => decide(change({}, 'a\u0000b'), initialState)).toThrow('The reason must be one line');
    expect(() => decide(change({}, 'x'.repeat(501)), initialState)).toThrow('at most 500 characters');
  });

  it('have at any time a price that somebody has set or the default, and remember all of them', () => {
    const prices = fc.array(fc.integer({ min: 50, max: 100_000 }), { maxLength: 30 });
    fc.assert(
      fc.property(prices, (cents) => {
        let state = initialState;
        for (const price of cents) {
          const command = change({ BUYER_REPORT_PRICE: (price / 100).toFixed(2) });
          state = decide(command, state).reduce(evolve, state);
          expect(reportPriceOf(state)).toBe(price);
          expect(state.pricesCents).toContain(price);
        }
        expect(new Set(state.pricesCents)).toEqual(new Set([2500, ...cents]));
      }),
    );
  });

  it('that are stored already are read as what they meant when they were written', () => {
    const file = new URL('settings-stored-events.json', import.meta.url);
    const stored = JSON.parse(readFileSync(file, 'utf8')) as SettingChanged[];
    const state = after(stored);
    expect([reportPriceOf(state), isUnderMaintenance(state), state.pricesCents]).toEqual([
      2900,
      true,
      [2500, 2900],
    ]);
  });
});
