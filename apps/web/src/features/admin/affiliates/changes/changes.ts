import type { ComponentType } from 'react';
import type { AdminAffiliate } from '@closewise/contracts/admin';
import { DeleteQuestion, ReplaceLinkQuestion } from './Questions';
import { EditForm } from './PersonForms';
import { MembershipForm } from './MembershipForm';
import { RateForm } from './RateForm';
import { TerminateForm } from './TerminateForm';

type Screen = ComponentType<{ affiliate: AdminAffiliate; onClose: () => void }>;

/** Forms that open below an affiliate's row. */
export const changeForms = {
  edit: EditForm,
  rate: RateForm,
  membership: MembershipForm,
  terminate: TerminateForm,
} as const satisfies Record<string, Screen>;

/** Questions that open as dialogs. */
export const changeQuestions = {
  remove: DeleteQuestion,
  replaceLink: ReplaceLinkQuestion,
} as const satisfies Record<string, Screen>;

export type FormKind = keyof typeof changeForms;
export type QuestionKind = keyof typeof changeQuestions;
/** The panel that is open for an affiliate: the details, a form, a question, or none. */
export type OpenPanel = 'more' | FormKind | QuestionKind | null;

export const isForm = (opened: OpenPanel): opened is FormKind => opened !== null && opened in changeForms;
export const isQuestion = (opened: OpenPanel): opened is QuestionKind =>
  opened !== null && opened in changeQuestions;
