import { useEffect, useRef, useState } from 'react';

/** Focuses the heading of a screen that replaces another, and scrolls to the top. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

/** Returns the focus to a button after the content it opened is closed. */
export function useOpener() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false), opener };
}
