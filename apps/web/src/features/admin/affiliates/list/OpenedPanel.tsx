import type { AdminAffiliate } from '@closewise/contracts/admin';
import { forms, isForm, type Opened } from '../changes/changes';
import { useReturningFocus } from '../use-returning-focus';
import { MorePanel } from './MorePanel';

type Props = { affiliate: AdminAffiliate; opened: Opened; onOpen: (opened: Opened) => void };

/** Under the row: a form, or what else is known; closing it returns the focus to its button. */
export function OpenedPanel({ affiliate, opened, onOpen }: Props) {
  const panel = useReturningFocus();
  const close = () => onOpen(null);
  const Form = isForm(opened) ? forms[opened] : null;
  return (
    <div ref={panel}>
      {Form ? (
        <Form affiliate={affiliate} onClose={close} />
      ) : (
        <MorePanel affiliate={affiliate} onOpen={onOpen} onClose={close} />
      )}
    </div>
  );
}
