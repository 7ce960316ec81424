import { useId, type ComponentProps } from 'react';
import { FieldError } from './FieldError';

type Props = Omit<ComponentProps<'input'>, 'prefix'> & {
  label: string;
  hint?: string | undefined;
  /** The hint says what no error does, so it stays beside one. */
  keepsHint?: boolean;
  /** The hint answers what is typed, and is read out when it changes. */
  announcesHint?: boolean;
  prefix?: string;
  error?: string | undefined;
};

/** A labelled input with its hint, or with its error in the hint's place or above it. */
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
