import { checklistPage } from './checklist.mjs';

const sections = { Blog: { 'BL-01': 'The list can be searched.' } };

describe('the checklist', () => {
  it('names the tests of each requirement', () => {
    const page = checklistPage(sections, new Map([['BL-01', new Set(['apps/web/src/features/blog'])]]));
    expect(page).toContain(
      '| BL-01 | The list can be searched. | [apps/web/src/features/blog](../apps/web/src/features/blog) |',
    );
  });

  it('refuses a requirement without a test, and a test of an unknown requirement', () => {
    expect(() => checklistPage(sections, new Map([['XX-01', new Set(['libs/a'])]]))).toThrow(
      'No test names BL-01\nXX-01 in libs/a is missing in scripts/checklist.yaml',
    );
  });
});
