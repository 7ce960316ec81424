import { isLinkInForce, type LinkPurpose } from './dashboard-link.js';

describe('a dashboard link', () => {
  it.each<[LinkPurpose, number, 'active' | 'inactive' | 'terminated' | 'deleted', boolean]>([
    ['mailed', 2, 'active', true],
    ['shown', 2, 'active', true],
    ['mailed', 2, 'inactive', true],
    ['mailed', 1, 'active', false],
    ['mailed', 3, 'active', false],
    ['mailed', 2, 'terminated', false],
    ['mailed', 2, 'deleted', false],
    ['shown', 2, 'deleted', false],
    ['not-me', 2, 'active', true],
    ['not-me', 2, 'deleted', true],
    ['not-me', 2, 'terminated', false],
    ['not-me', 1, 'deleted', false],
  ])('that is %s, of generation %i of 2, opens for who is %s: %s', (purpose, generation, status, opens) => {
    expect(isLinkInForce({ purpose, generation }, { status, linkGeneration: 2 })).toBe(opens);
  });
});
