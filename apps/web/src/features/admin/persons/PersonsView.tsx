import { useState } from 'react';
import type { FoundPerson } from '../../../shared/api/admin-persons';
import { Notice } from '../../../shared/ui/Notice';
import { useMayChange } from '../may-change';
import { FindForm } from './FindForm';
import { FoundCard } from './FoundCard';
import texts from './texts';

/** Whom somebody looked for, and what was found. */
export type Found = Readonly<{ whom: string; person: FoundPerson }>;

/** Finds a person, gives out what is kept of them, and erases it. */
export function PersonsView() {
  const [found, setFound] = useState<Found | null>(null);
  if (!useMayChange()) return <Notice tone="info">{texts.lookOnly}</Notice>;
  return (
    <div className="grid gap-6">
      <FindForm onSearch={() => setFound(null)} onFound={setFound} />
      <div aria-live="polite">
        {found && (
          <FoundCard
            key={found.whom}
            found={found}
            onErased={(person) => setFound({ whom: found.whom, person })}
          />
        )}
      </div>
    </div>
  );
}
