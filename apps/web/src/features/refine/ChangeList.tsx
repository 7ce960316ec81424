import type { Language } from '../../shared/i18n/language';
import type { Version } from './inputs';
import type { RefineMessages } from './messages.en';
import { formatInput } from './format-input';

type Props = { t: RefineMessages; language: Language; before: Version; after: Version };

/** What changed between two versions, with old and new values. */
export const ChangeList = ({ t, language, before, after }: Props) => (
  <ul className="grid gap-1 text-[0.9375rem]">
    {after.changed.map((field) => (
      <li key={field} className="[overflow-wrap:anywhere]">
        <span className="font-semibold">{`${t.fields[field]}:`}</span>{' '}
        <s className="text-muted">{formatInput(field, before.inputs, t, language)}</s>{' '}
        <span aria-hidden="true">→</span> <span>{formatInput(field, after.inputs, t, language)}</span>
      </li>
    ))}
  </ul>
);
