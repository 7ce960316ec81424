import { useEffect, useRef } from 'react';
import type { Language } from '../shared/i18n/language';
import { startLatecomers } from './start-latecomers';

type Props = { language: Language; pathname: string };

/** Where the latecomers of a page stand; pages that the router shows start them here, others in `entry-content.ts`. */
export function Latecomers({ language, pathname }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const there = useRef<ReturnType<typeof startLatecomers> | null>(null);
  useEffect(() => {
    if (!place.current) return;
    const latecomers = startLatecomers(place.current, language);
    there.current = latecomers;
    // Their dialog is a root of its own, which React takes away only outside of its own work.
    return () => queueMicrotask(latecomers.leave);
  }, [language]);
  useEffect(() => there.current?.visit(pathname), [language, pathname]);
  return <div ref={place} className="contents" data-latecomers />;
}
