import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const never = () => () => undefined;

/** Which answer is open: one at most, and at first the one that the address names, such as `#faq-102`. */
export function useOpenAnswer() {
  const { hash } = useLocation();
  // A prerendered page knows no hash: all its answers are closed until the browser has taken it over.
  const named = useSyncExternalStore(
    never,
    () => answerOf(hash),
    () => null,
  );
  const [chosen, setChosen] = useState<{ hash: string; id: number | null } | null>(null);
  const openId = chosen?.hash === hash ? chosen.id : named;
  return { openId, toggle: (id: number) => setChosen({ hash, id: openId === id ? null : id }) };
}

function answerOf(hash: string): number | null {
  const id = /^#faq-(\d+)$/.exec(hash)?.[1];
  return id === undefined ? null : Number(id);
}
