import { moduleDiagram, withModuleDiagram } from './module-diagram.mjs';

describe('the diagram of the modules', () => {
  it('has an arrow for each import that the rules allow', () => {
    expect(moduleDiagram({ privacy: [], billing: ['privacy'] })).toBe(
      '```mermaid\nflowchart TD\n  Privacy --> platform\n  Billing --> Privacy\n```',
    );
  });

  it('takes the place of an older one', () => {
    const page =
      'Before.\n<!-- generated from scripts/module-boundaries.cjs -->\nold\n<!-- end of the generated part -->\nAfter.\n';
    const renewed = withModuleDiagram(page);
    expect(renewed).not.toContain('old');
    expect(renewed).toContain('Payouts --> Billing');
    expect(withModuleDiagram(renewed)).toBe(renewed);
  });

  it('is refused on a page without marks', () => {
    expect(() => withModuleDiagram('Nothing.')).toThrow('one pair of marks');
  });
});
