import { useEffect, useLayoutEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { propertyDraft } from '../../../shared/report/property-draft';
import { propertyFormDefaults, type PropertyFormValues } from './property-form';

/**
 * Brings back what was filled in before a reload or the way to checkout, and keeps what is filled in now. The served
 * page has the defaults, so the draft follows once the fields are there, before they are seen. Only what watches the form
 * by then is told: it has to stand above.
 */
export function usePropertyDraft({ reset, subscribe }: UseFormReturn<PropertyFormValues>): void {
  useLayoutEffect(() => {
    const draft = draftOf(propertyDraft.read());
    if (draft) reset(draft);
  }, [reset]);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => propertyDraft.keep(values) }),
    [subscribe],
  );
}

/**
 * The form's values of what was stored, where another page may have left a price alone; null when something does not
 * fit, as after a change of the form.
 */
function draftOf(stored: unknown): PropertyFormValues | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const draft = { ...propertyFormDefaults, ...stored };
  const fits = Object.entries(propertyFormDefaults).every(
    ([field, value]) => typeof (draft as Record<string, unknown>)[field] === typeof value,
  );
  return fits ? draft : null;
}
