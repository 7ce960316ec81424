import { useId } from 'react';
import { Notice } from '../../../shared/ui/Notice';
import { TextField } from '../../../shared/ui/TextField';
import texts from './texts';
import type { MarketingForm } from './use-marketing-form';

type Props = { of: MarketingForm; label: string };

/** Why something changes, and the button that saves it. */
export function SaveChanges({ of: { form, changes, failure, isPending }, label }: Props) {
  const id = useId();
  return (
    <>
      <TextField
        label={texts.reason}
        hint={texts.reasonHint}
        maxLength={500}
        autoComplete="off"
        {...form.register('reason')}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          className="btn btn-primary max-sm:w-full"
          disabled={!changes || isPending}
          aria-describedby={id}
        >
          {isPending ? texts.submitting : label}
        </button>
        <p id={id} className="hint">
          {!changes && texts.unchanged}
        </p>
      </div>
    </>
  );
}
