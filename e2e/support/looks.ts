import type { Page } from 'playwright-core';

const pointable = 'a, button, summary, label, input, select, textarea, [tabindex], [role=row], tr';

/** States in which a control has to stay readable, each forced on all controls of the page at once. */
const states = [
  ['hover', 'active'],
  ['focus', 'focus-visible'],
] as const;

/** What `look` finds in each state of the page's controls. */
export async function inEachState(page: Page, look: () => Promise<string[]>): Promise<string[]> {
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
        session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses }).catch(unlessGone),
      ),
    );
  const troubles: string[] = [];
  for (const state of states) {
    await force([...state]);
    troubles.push(...(await look()).map((trouble) => `in ${state.join(', ')}: ${trouble}`));
  }
  await force([]);
  await session.detach();
  return troubles;
}

/** A toast or a table that is loaded again takes its controls away meanwhile: there is nothing to look at. */
function unlessGone(error: Error): void {
  if (!error.message.includes('Could not find node')) throw error;
}

/** In the page: rules that a tap would leave behind on a screen without a pointer. */
export function hoverForTouch(): string[] {
  const troubles: string[] = [];
  const read = (rules: CSSRuleList, selector: string, isGuarded: boolean): void => {
    for (const rule of rules) {
      const guarded = isGuarded || (rule instanceof CSSMediaRule && rule.conditionText.includes('hover'));
      const within = rule instanceof CSSStyleRule ? `${selector} ${rule.selectorText}` : selector;
      const declares = 'style' in rule && (rule as CSSStyleRule).style.length > 0;
      if (declares && !guarded && within.includes(':hover'))
        troubles.push(`${within} holds after a tap, too`);
      if ('cssRules' in rule) read((rule as CSSGroupingRule).cssRules, within, guarded);
    }
  };
  for (const sheet of document.styleSheets) read(sheet.cssRules, '', false);
  return troubles;
}

/** With forced colours, as Windows' contrast themes set them: whether buttons and choices keep their shape. */
export async function lostInForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const troubles = await page.evaluate(shapesLost);
  await page.emulateMedia({ forcedColors: null });
  return troubles;
}

function shapesLost(): string[] {
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const named = (element: Element, what: string) =>
    `${what} in forced colours: ${element.outerHTML.slice(0, 120)}`;
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
        ? [named(choice, 'a choice like the others')]
        : [],
    ),
    ...visible('.switch').flatMap((control) =>
      getComputedStyle(control).appearance === 'none' ? [named(control, 'a switch without a knob')] : [],
    ),
  ];
}

/** Sets the text to this part of its size: 2 is as large again. */
export function enlargeText(page: Page, factor: 1 | 2): Promise<void> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = size === 1 ? '' : `${size * 100}%`;
  }, factor);
}
