import type { ComponentProps } from 'react';
import { TextField } from '../../../shared/ui/TextField';

/** A price in dollars. */
export const PriceField = (field: ComponentProps<typeof TextField>) => (
  <TextField
    className="max-w-xs"
    prefix="$"
    type="number"
    min={0}
    step={0.01}
    inputMode="decimal"
    {...field}
  />
);
