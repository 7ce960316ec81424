import { useId, useState, useSyncExternalStore } from 'react';
import type { Elements } from '../ui/elements';
import { Notice } from '../ui/Notice';
import { type Choices, type Consent, nothing, optionalCategories } from './consent';
import { allowed, consentState, type ConsentState, onConsentChange, savePreferences } from './consent-store';
import type { ConsentMessages } from './messages.en';

/** Unsaved changes; a choice made elsewhere discards them. */
type Draft = { upon: Consent | null; changed: Partial<Choices> };
type Props = { t: ConsentMessages; onSaved: () => void; children?: Elements };

/** A switch for each category; `children` are further buttons next to the save button. */
export function ConsentChoices({ t, onSaved, children }: Props) {
  const { consent, isControlled } = useConsent();
  const saved = consent?.choices ?? nothing;
  const [draft, setDraft] = useState<Draft>({ upon: consent, changed: {} });
  const changed = draft.upon === consent ? draft.changed : {};
  const choices = allowed({ ...saved, ...changed });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        savePreferences(choices);
        onSaved();
      }}
    >
      {isControlled && (
        <Notice tone="info" title={t.privacyControl.title}>
          {t.privacyControl.body}
        </Notice>
      )}
      <ul className="divide-y divide-dashed divide-line">
        <Category {...t.categories.necessary} checked disabled />
        {optionalCategories.map((category) => (
          <Category
            key={category}
            {...t.categories[category]}
            checked={choices[category]}
            disabled={isControlled && category === 'marketing'}
            onChange={(checked) => setDraft({ upon: consent, changed: { ...changed, [category]: checked } })}
          />
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="submit" className="btn btn-primary max-sm:w-full">
          {t.save}
        </button>
        {children}
      </div>
    </form>
  );
}

type CategoryProps = {
  name: string;
  note: string;
  checked: boolean;
  disabled: boolean;
  onChange?: (checked: boolean) => void;
};

function Category({ name, note, checked, disabled, onChange }: CategoryProps) {
  const id = useId();
  return (
    <li className="flex items-start gap-4 py-4">
      <span className="min-w-0 flex-1">
        <label htmlFor={id} className="font-semibold text-ink">
          {name}
        </label>
        <span id={`${id}-note`} className="mt-0.5 block text-[0.9375rem] leading-snug text-muted">
          {note}
        </span>
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="switch disabled:cursor-not-allowed disabled:opacity-60"
        aria-describedby={`${id}-note`}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange?.(event.target.checked)}
      />
    </li>
  );
}

const unknown: ConsentState = { consent: null, isAsked: false, isControlled: false };

/** The visitor's choice; a prerendered page does not know it and shows no banner. */
export const useConsent = (): ConsentState =>
  useSyncExternalStore(onConsentChange, consentState, () => unknown);
