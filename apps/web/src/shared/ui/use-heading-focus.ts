import { useEffect, useRef } from 'react';

/** For the heading of a screen that takes the place of another: the page goes on at its top, and so does the focus. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
