import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { findPerson } from '../../../shared/api/admin-persons';
import { Notice } from '../../../shared/ui/Notice';
import { TextField } from '../../../shared/ui/TextField';
import { useMayChange } from '../may-change';
import { useAdminMutation } from '../admin-calls';
import { Card } from '../Card';
import { SearchResultCard, type SearchResult } from './SearchResultCard';
import texts from './texts';

const t = texts.find;

/** Finds a person, exports what is stored about them, and erases it. */
export function PersonsView() {
  const [found, setFound] = useState<SearchResult | null>(null);
  if (!useMayChange()) return <Notice tone="info">{texts.lookOnly}</Notice>;
  return (
    <div className="grid gap-6">
      <FindForm onSearch={() => setFound(null)} onFound={setFound} />
      <div aria-live="polite">
        {found && (
          <SearchResultCard
            key={found.whom}
            found={found}
            onErased={(person) => setFound({ whom: found.whom, person })}
          />
        )}
      </div>
    </div>
  );
}

type Props = { onSearch: () => void; onFound: (found: SearchResult) => void };

/** Searches by email address or report number, only on submit. */
function FindForm({ onSearch, onFound }: Props) {
  const { state } = useLocation();
  const find = useAdminMutation(findPerson, t.failed);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { whom: searchTermFrom(state) } });
  const submit = ({ whom }: { whom: string }) => {
    const searched = whom.trim();
    onSearch();
    find.mutate(searched, { onSuccess: ({ person }) => onFound({ whom: searched, person }) });
  };
  return (
    <Card title={t.title} lede={t.lede}>
      <form
        role="search"
        className="grid items-start gap-4 sm:grid-cols-[1fr_auto]"
        noValidate
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        <TextField
          label={t.whom}
          hint={t.hint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={320}
          error={formState.errors.whom?.message}
          {...register('whom', { validate: (typed) => typed.trim() !== '' || t.missing })}
        />
        <button className="btn btn-primary sm:mt-7" disabled={find.isPending}>
          {find.isPending ? t.busy : t.submit}
        </button>
        {find.failure && (
          <div className="sm:col-span-2">
            <Notice tone="error">{find.failure}</Notice>
          </div>
        )}
      </form>
    </Card>
  );
}

const query = '?tab=security&view=persons';

/**
 * Link to the search for a person. The search term is passed in the navigation state, because addresses are logged and
 * stored in histories.
 */
export const personLink = (whom: string) => ({ to: query, state: { whom } });

/** The search term that `personLink` passed. */
const searchTermFrom = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'whom' in state && typeof state.whom === 'string'
    ? state.whom
    : '';
