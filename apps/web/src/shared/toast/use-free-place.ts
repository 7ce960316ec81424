import { useLayoutEffect, useState, type RefObject } from 'react';
import { freePlace, type Box, type Place } from './free-place';

/** What people press or fill in; a field inside its label is as large as the label. */
const controls = 'button, input, select, textarea, summary, iframe, label:has(input), [role="button"], a.btn';
const links = 'a[href]';
/** What has to be read before going on: a refusal, a question. */
const said = '[role="alert"], [role="alertdialog"], fieldset';
const mainActions = '.btn-primary, button[type="submit"]';
const settledMs = 150;

/** Where a toast covers no button, field or, if it can be, question, refusal or link; kept so while the page changes under it. */
export function useFreePlace(card: RefObject<HTMLElement | null>): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const move = () => setPlace(card.current && placeOf(card.current));
    move();
    return whenPageChanges(move);
  }, [card]);
  return place;
}

function placeOf(card: HTMLElement): Place | null {
  const region = card.closest('section');
  if (!region) return null;
  const frame = region.getBoundingClientRect();
  if (frame.width === 0) return null; // where nothing is drawn, nothing can be covered
  const size = { width: card.offsetWidth, height: card.offsetHeight };
  const [pressed = [], read = [], led = []] = [controls, said, links].map((each) => boxesOf(each, region));
  const place =
    freePlace(frame, size, [...pressed, ...read, ...led]) ??
    freePlace(frame, size, [...pressed, ...read]) ??
    freePlace(frame, size, pressed) ??
    freePlace(frame, size, boxesOf(mainActions, region));
  return place && { left: place.left - frame.left, top: place.top - frame.top };
}

function boxesOf(selector: string, region: Element): Box[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => !region.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

/** Calls back after the page has got other content, another size, or was scrolled; answers how to stop. */
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
