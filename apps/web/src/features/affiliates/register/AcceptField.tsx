import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { englishHref } from '../../../shared/i18n/english-paths';
import { FieldError } from '../../../shared/ui/FieldError';
import texts from './texts';

const t = texts.form;

type Props = { field: UseFormRegisterReturn; error: string | undefined };

/** The terms open beside the form, so that nothing typed is lost. */
export function AcceptField({ field, error }: Props) {
  const id = useId();
  return (
    <div>
      <div className="flex items-start gap-3 py-1 text-[0.9375rem] leading-snug">
        <input
          id={id}
          type="checkbox"
          className="mt-px size-5 shrink-0 rounded accent-pine-700"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          {...field}
        />
        <span>
          <label className="cursor-pointer" htmlFor={id}>
            {t.accept}
          </label>{' '}
          <a className="link" href={englishHref('affiliateTerms')} target="_blank" rel="noopener">
            {t.terms}
          </a>
        </span>
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
