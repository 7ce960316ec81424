import { useEffect, useRef, useState } from 'react';

/** For something that opens at a press: when it leaves the page, the focus returns to what had it before. */
export function useReturningFocus() {
  const [opener] = useState(() => document.activeElement);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opened = element.current;
    return () => {
      if (opened?.isConnected) return;
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [opener]);
  return element;
}
