import { type RefObject, useLayoutEffect, useState } from 'react';

type Size = Readonly<{ width: number; height: number }>;
export type Box = Readonly<{ left: number; top: number }> & Size;
type Place = Readonly<{ left: number; top: number }>;

const gap = 8;

/**
 * The lowest position in the frame, preferably on the right, where a box of this size covers nothing; null if
 * there is no such position.
 */
export function freePlace(frame: Box, size: Size, taken: readonly Box[]): Place | null {
  const lowest = frame.top + frame.height - size.height;
  const right = frame.left + frame.width - size.width;
  const tops = [lowest, ...taken.map((box) => box.top - gap - size.height)]
    .filter((top) => top >= frame.top && top <= lowest)
    .toSorted((a, b) => b - a);
  const lefts = [right, frame.left, (frame.left + right) / 2];
  const places = tops.flatMap((top) => lefts.map((left) => ({ left, top })));
  return places.find((place) => !taken.some((box) => overlap({ ...place, ...size }, box))) ?? null;
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

/** Controls; a field inside its label counts with the label's size. */
const controls = 'button, input, select, textarea, summary, iframe, label:has(input), [role="button"], a.btn';
const links = 'a[href]';
/** Content to read before going on: an error, a question. */
const mustRead = '[role="alert"], [role="alertdialog"], fieldset';
const mainActions = '.btn-primary, button[type="submit"]';
const settledMs = 150;

/**
 * Finds a position where a toast covers no control and, if possible, no question, error or link; updated as the
 * page changes.
 */
export function useFreePlace(card: RefObject<HTMLElement | null>): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const move = () => setPlace(card.current && findPlace(card.current));
    move();
    return whenPageChanges(move);
  }, [card]);
  return place;
}

function findPlace(card: HTMLElement): Place | null {
  const region = card.closest('section');
  if (!region) return null;
  const frame = region.getBoundingClientRect();
  if (frame.width === 0) return null; // nothing is drawn, so nothing can be covered
  const size = { width: card.offsetWidth, height: card.offsetHeight };
  const [pressed = [], read = [], led = []] = [controls, mustRead, links].map((each) =>
    findBoxes(each, region),
  );
  const place =
    freePlace(frame, size, [...pressed, ...read, ...led]) ??
    freePlace(frame, size, [...pressed, ...read]) ??
    freePlace(frame, size, pressed) ??
    freePlace(frame, size, findBoxes(mainActions, region));
  return place && { left: place.left - frame.left, top: place.top - frame.top };
}

function findBoxes(selector: string, region: Element): Box[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => !region.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

/** Calls back after content changes, resizing and scrolling; returns a function that unsubscribes. */
function whenPageChanges(move: () => void): () => void {
  let settled: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(settled);
    settled = setTimeout(move, settledMs);
  };
  const observer = new MutationObserver(move);
  observer.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('scroll', later, { passive: true });
  window.addEventListener('resize', later);
  return () => {
    clearTimeout(settled);
    observer.disconnect();
    window.removeEventListener('scroll', later);
    window.removeEventListener('resize', later);
  };
}
