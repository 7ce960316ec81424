import type { ComponentProps } from 'react';
import { TextField } from '../../../../shared/ui/TextField';
import texts from '../texts';

const t = texts.form;

type Props = Omit<ComponentProps<typeof TextField>, 'label' | 'hint'> & { optional?: boolean };

export const ReasonField = ({ optional = false, ...input }: Props) => (
  <TextField
    label={t.reason}
    hint={optional ? t.reasonOptional : t.reasonNeeded}
    maxLength={500}
    autoComplete="off"
    {...input}
  />
);
