import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { findPerson } from '../../../shared/api/admin-persons';
import { Notice } from '../../../shared/ui/Notice';
import { TextField } from '../../../shared/ui/TextField';
import { useAdminMutation } from '../use-admin-mutation';
import { Card } from '../Card';
import { soughtIn } from './person-address';
import type { Found } from './PersonsView';
import texts from './texts';

const t = texts.find;

type Props = { onSearch: () => void; onFound: (found: Found) => void };

/** By e-mail address or report number; nothing is looked up before somebody asks for it. */
export function FindForm({ onSearch, onFound }: Props) {
  const { state } = useLocation();
  const find = useAdminMutation(findPerson, t.failed);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { whom: soughtIn(state) } });
  const submit = ({ whom }: { whom: string }) => {
    const sought = whom.trim();
    onSearch();
    find.mutate(sought, { onSuccess: ({ person }) => onFound({ whom: sought, person }) });
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
