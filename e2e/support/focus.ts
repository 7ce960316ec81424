import type { Locator, Page } from 'playwright-core';
import { waitTimeoutMs } from '../../apps/api/test/wait-for.js';
import { pressTo } from './keyboard.js';

/** Moves through a page by keyboard and records each stop whose focus is not visible. */
export class FocusWalk {
  readonly violations: string[] = [];

  constructor(private readonly page: Page) {}

  /** Moves the focus to the element and checks each stop on the way. */
  async moveTo(target: Locator): Promise<void> {
    await pressTo(this.page, target, undefined, () => this.check());
    await this.check();
  }

  /** Moves to the element and presses the key. */
  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.moveTo(target);
    await this.page.keyboard.press(key);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.moveTo(target);
    await this.page.keyboard.type(text);
  }

  /** Moves to the next stops. */
  async moveOn(stops: number): Promise<void> {
    for (let stop = 0; stop < stops; stop += 1) {
      await this.page.keyboard.press('Tab');
      await this.check();
    }
  }

  private async check(): Promise<void> {
    // The first violation already fails the test, so later stops are checked without waiting.
    const patience = this.violations.length === 0 ? waitTimeoutMs : 0;
    this.violations.push(...(await this.page.evaluate(findFocusViolations, patience)));
  }
}

/** Runs in the page: finds out why the focused element is not visible. Waits for smooth scrolling to end. */
async function findFocusViolations(patience: number): Promise<string[]> {
  const drawn = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  await drawn();
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.tagName === 'MAIN') return [];
  // A hidden control is drawn by its label.
  const shown = focused.getBoundingClientRect().width > 1 ? focused : (focused.closest('label') ?? focused);
  const violations: string[] = [];
  const name = `${location.pathname}: ${focused.outerHTML.slice(0, 140)}`;
  const looks = (element: Element): string => {
    const { outlineStyle, outlineColor, outlineWidth, boxShadow, borderColor, backgroundColor } =
      getComputedStyle(element);
    const outline = outlineStyle === 'none' ? '' : outlineStyle + outlineColor + outlineWidth;
    return [outline, boxShadow, borderColor, backgroundColor].join();
  };
  const unfocused = shown.cloneNode(true) as HTMLElement;
  for (const part of [unfocused, ...unfocused.querySelectorAll('[name]')]) part.removeAttribute('name');
  shown.after(unfocused);
  const isMarked = looks(shown) !== looks(unfocused);
  unfocused.remove();
  if (!isMarked) violations.push(`no focus indicator on ${name}`);

  const isCovered = (): boolean => {
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const [middle, center] = [(left + right) / 2, (top + bottom) / 2];
    const places = [
      [middle, center],
      [left + 4, center],
      [right - 4, center],
      [middle, top + 4],
      [middle, bottom - 4],
    ] as const;
    return places.every(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return !there || !(shown.contains(there) || there.contains(shown));
    });
  };
  for (const end = performance.now() + patience; isCovered() && performance.now() < end;) await drawn();
  if (isCovered()) violations.push(`covered: ${name}`);
  return violations;
}
