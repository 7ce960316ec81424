import { languageOf, type Language } from '../../shared/i18n/language';
import { whenIdle } from '../when-idle';

/** Starts the latecomers of a written page once it rests. */
export function awakenLatecomers(page: Document): void {
  const place = page.querySelector('[data-latecomers]');
  if (!place) return;
  whenIdle(() => {
    start(place, languageOf(page.location.pathname)).catch((error: unknown) =>
      console.warn('A part of the page could not be loaded', error),
    );
  });
}

async function start(place: Element, language: Language): Promise<void> {
  const { startLatecomers } = await import('../start-latecomers');
  startLatecomers(place, language).visit(window.location.pathname);
}
