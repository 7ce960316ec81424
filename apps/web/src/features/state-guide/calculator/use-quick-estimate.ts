import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readQuickEstimate, type QuickQuestion } from '../../../shared/api/state-guides';
import type { Language } from '../../../shared/i18n/language';

const pauseMs = 350;

/** The value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Asks once somebody stops typing; until then, and while there is nothing to ask, the answer before it stands. */
export function useQuickEstimate(question: QuickQuestion | null, language: Language) {
  const asked = useSettled(JSON.stringify(question));
  const query = useQuery({
    queryKey: ['quick-estimate', language, asked],
    queryFn: ({ signal }) => readQuickEstimate(JSON.parse(asked) as QuickQuestion, language, signal),
    enabled: asked !== 'null',
    placeholderData: keepPreviousData,
  });
  const isSettled = asked === JSON.stringify(question);
  return { ...query, isWorking: query.isFetching || (question !== null && !isSettled) };
}
