import type { Page } from 'playwright-core';

const pointable = 'a, button, summary, label, input, select, textarea, [tabindex], [role=row], tr';

/** States in which controls must stay readable, each forced on all controls of the page at once. */
const states = [
  ['hover', 'active'],
  ['focus', 'focus-visible'],
] as const;

/** Runs a check in each state of the page's controls. */
export async function checkEachState(page: Page, check: () => Promise<string[]>): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: pointable,
  });
  const force = (forcedPseudoClasses: string[]) =>
    Promise.all(
      nodeIds.map((nodeId) =>
        session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses }).catch(ignoreMissingNode),
      ),
    );
  const violations: string[] = [];
  for (const state of states) {
    await force([...state]);
    violations.push(...(await check()).map((violation) => `in ${state.join(', ')}: ${violation}`));
  }
  await force([]);
  await session.detach();
  return violations;
}

/** A closed toast or a reloaded table removes its controls. */
function ignoreMissingNode(error: Error): void {
  if (!error.message.includes('Could not find node')) throw error;
}

/** Runs in the page: finds hover styles that stay after a tap on a touch screen. */
export function findTouchHover(): string[] {
  const violations: string[] = [];
  const read = (rules: CSSRuleList, selector: string, isGuarded: boolean): void => {
    for (const rule of rules) {
      const guarded = isGuarded || (rule instanceof CSSMediaRule && rule.conditionText.includes('hover'));
      const within = rule instanceof CSSStyleRule ? `${selector} ${rule.selectorText}` : selector;
      const declares = 'style' in rule && (rule as CSSStyleRule).style.length > 0;
      if (declares && !guarded && within.includes(':hover')) violations.push(`${within} stays after a tap`);
      if ('cssRules' in rule) read((rule as CSSGroupingRule).cssRules, within, guarded);
    }
  };
  for (const sheet of document.styleSheets) read(sheet.cssRules, '', false);
  return violations;
}

/** Finds buttons and choices that lose their shape in forced colors, such as Windows contrast themes. */
export async function findLostShapes(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const violations = await page.evaluate(findShapesWithoutBorder);
  await page.emulateMedia({ forcedColors: null });
  return violations;
}

function findShapesWithoutBorder(): string[] {
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const named = (element: Element, what: string) =>
    `${what} in forced colors: ${element.outerHTML.slice(0, 120)}`;
  const chosen =
    "label:has(> [type='radio']:checked), nav [aria-current='page'], nav [aria-current='true'], [role='tab'][aria-selected='true']";
  const looks = (element: Element): string => {
    const { backgroundColor, borderColor, outline, textDecoration } = getComputedStyle(element);
    return [backgroundColor, borderColor, outline, textDecoration].join(' ');
  };
  const others = (element: Element): HTMLElement[] =>
    [
      ...(element.closest('fieldset, nav, [role=tablist]')?.querySelectorAll<HTMLElement>(element.tagName) ??
        []),
    ].filter((other) => !other.matches(chosen) && !other.matches(':focus-visible'));
  return [
    ...visible('.btn, .button').flatMap((button) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(button);
      return borderTopStyle === 'none' || parseFloat(borderTopWidth) < 1
        ? [named(button, 'a button without a border')]
        : [];
    }),
    ...visible(chosen).flatMap((choice) =>
      others(choice).some((other) => looks(other) === looks(choice))
        ? [named(choice, 'a choice that looks like the others')]
        : [],
    ),
    ...visible('.switch').flatMap((control) =>
      getComputedStyle(control).appearance === 'none' ? [named(control, 'a switch without a knob')] : [],
    ),
  ];
}

/** Scales the text; 2 doubles it. */
export function enlargeText(page: Page, factor: 1 | 2): Promise<void> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = size === 1 ? '' : `${size * 100}%`;
  }, factor);
}
