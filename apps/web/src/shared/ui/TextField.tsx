import { type ComponentProps, useId } from 'react';
import { CircleAlert } from 'lucide-react';

type Props = Omit<ComponentProps<'input'>, 'prefix'> & {
  label: string;
  hint?: string | undefined;
  /** Shows the hint next to an error, because it says something the error does not. */
  keepsHint?: boolean;
  /** The hint responds to the typed value and is announced when it changes. */
  announcesHint?: boolean;
  prefix?: string;
  error?: string | undefined;
};

/** A labeled input with a hint; an error replaces the hint or appears above it. */
export function TextField({
  label,
  hint,
  keepsHint = false,
  announcesHint = false,
  prefix,
  error,
  className = '',
  ...input
}: Props) {
  const id = useId();
  const showsHint = Boolean(hint) && (!error || keepsHint);
  const described = [error && `${id}-error`, showsHint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className="relative">
        {prefix && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-muted"
          >
            {prefix}
          </span>
        )}
        <input
          id={id}
          className={`field ${prefix ? 'num pl-8' : ''}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          {...input}
        />
      </div>
      <FieldError id={`${id}-error`} message={error} />
      {showsHint && (
        <p id={`${id}-hint`} aria-live={announcesHint ? 'polite' : undefined} className="hint mt-1.5">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The error below a field; the field refers to it with `aria-describedby`. */
export function FieldError({ id, message }: { id: string; message?: string | undefined }) {
  if (!message) return null;
  return (
    <p id={id} className="error">
      <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      <span>{message}</span>
    </p>
  );
}
