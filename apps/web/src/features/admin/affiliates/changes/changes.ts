import type { ComponentType } from 'react';
import type { AdminAffiliate } from '@closewise/contracts/admin';
import { DeleteQuestion } from './DeleteQuestion';
import { EditForm } from './EditForm';
import { MembershipForm } from './MembershipForm';
import { RateForm } from './RateForm';
import { ReplaceLinkQuestion } from './ReplaceLinkQuestion';
import { TerminateForm } from './TerminateForm';

type Screen = ComponentType<{ affiliate: AdminAffiliate; onClose: () => void }>;

/** What opens under the row of an affiliate. */
export const forms = {
  edit: EditForm,
  rate: RateForm,
  membership: MembershipForm,
  terminate: TerminateForm,
} as const satisfies Record<string, Screen>;

/** What is asked over the page. */
export const questions = {
  remove: DeleteQuestion,
  replaceLink: ReplaceLinkQuestion,
} as const satisfies Record<string, Screen>;

export type FormKind = keyof typeof forms;
export type QuestionKind = keyof typeof questions;
/** What is open of one affiliate: nothing, what else is known of them, or a change. */
export type Opened = 'more' | FormKind | QuestionKind | null;

export const isForm = (opened: Opened): opened is FormKind => opened !== null && opened in forms;
export const isQuestion = (opened: Opened): opened is QuestionKind => opened !== null && opened in questions;
