import type { Language } from '../../shared/i18n/language';
import type { Version } from './inputs';
import type { RefineMessages } from './messages.en';
import { sayInput } from './say-input';

type Props = { t: RefineMessages; language: Language; before: Version; after: Version };

/** What was said differently in a version than in the one before, each as old and new. */
export const Changes = ({ t, language, before, after }: Props) => (
  <ul className="grid gap-1 text-[0.9375rem]">
    {after.changed.map((field) => (
      <li key={field} className="[overflow-wrap:anywhere]">
        <span className="font-semibold">{`${t.fields[field]}:`}</span>{' '}
        <s className="text-muted">{sayInput(field, before.inputs, t, language)}</s>{' '}
        <span aria-hidden="true">→</span> <span>{sayInput(field, after.inputs, t, language)}</span>
      </li>
    ))}
  </ul>
);
