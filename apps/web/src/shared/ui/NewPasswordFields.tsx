import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from './PasswordField';

type Field = UseFormRegisterReturn & { error: string | undefined };
type Props = {
  words: { password: string; hint: string; confirmation: string };
  password: Field;
  confirmation: Field;
};

/** A password that its owner chooses, typed twice. */
export const NewPasswordFields = ({ words, password, confirmation }: Props) => (
  <>
    <PasswordField label={words.password} hint={words.hint} autoComplete="new-password" {...password} />
    <PasswordField label={words.confirmation} autoComplete="new-password" {...confirmation} />
  </>
);
