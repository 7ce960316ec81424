import type { Locator, Page } from 'playwright-core';
import { patienceMs } from '../../apps/api/test/patience.js';
import { pressTo } from './keyboard.js';

/** Goes through a page by keys alone, and notes each stop that a person would not see. */
export class FocusWalk {
  readonly troubles: string[] = [];

  constructor(private readonly page: Page) {}

  /** To the element, looking at each stop on the way. */
  async to(target: Locator): Promise<void> {
    await pressTo(this.page, target, undefined, () => this.look());
    await this.look();
  }

  /** Presses the key on the element, after the way there. */
  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press(key);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.page.keyboard.type(text);
  }

  /** To the next stops, wherever they are. */
  async on(stops: number): Promise<void> {
    for (let stop = 0; stop < stops; stop += 1) {
      await this.page.keyboard.press('Tab');
      await this.look();
    }
  }

  private async look(): Promise<void> {
    // The first violation fails the test; later ones are reported too, but not waited for.
    const patience = this.troubles.length === 0 ? patienceMs : 0;
    this.troubles.push(...(await this.page.evaluate(troublesOfFocus, patience)));
  }
}

/** In the page: what is wrong with the focus where it is now; a page that scrolls there smoothly takes a moment. */
async function troublesOfFocus(patience: number): Promise<string[]> {
  const drawn = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  await drawn();
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.tagName === 'MAIN') return [];
  // What is drawn for a hidden control is its label.
  const shown = focused.getBoundingClientRect().width > 1 ? focused : (focused.closest('label') ?? focused);
  const troubles: string[] = [];
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
  if (!isMarked) troubles.push(`no mark of the focus on ${name}`);

  const isCovered = (): boolean => {
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
    const places = [
      [middle, centre],
      [left + 4, centre],
      [right - 4, centre],
      [middle, top + 4],
      [middle, bottom - 4],
    ] as const;
    return places.every(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return !there || !(shown.contains(there) || there.contains(shown));
    });
  };
  for (const end = performance.now() + patience; isCovered() && performance.now() < end;) await drawn();
  if (isCovered()) troubles.push(`covered: ${name}`);
  return troubles;
}
