import type { Cents } from '../../../money/index.js';
import { day, money } from '../figures.js';
import type { Sentences } from '../sentences.js';
import type { TitleStep } from '../steps/title.js';

function limits(fromCents: Cents | null, toCents: Cents | null): string {
  if (fromCents === null) return toCents === null ? '' : `hasta ${money(toCents)}`;
  return toCents === null ? `desde ${money(fromCents)}` : `de ${money(fromCents)} a ${money(toCents)}`;
}

export const title: Sentences<TitleStep> = {
  'rate-schedule': ({ policyCents }) => `${money(policyCents)} según la tabla de tarifas`,
  'rate-schedule-exceeded': ({ policyCents, fromCents, toCents }) =>
    `${money(policyCents)} según una tabla de tarifas conocida solo ${limits(fromCents, toCents)}`,
  'usual-premiums': ({ policyCents, noScheduleOn }) => {
    const missing =
      noScheduleOn === null ? '' : ` (no se conoce una tabla de tarifas para el ${day(noScheduleOn, 'es')})`;
    return `${money(policyCents)}: entre las primas usuales${missing}`;
  },
  'loan-above-owner-policy': ({ cents }) =>
    `${money(cents)} por la parte del préstamo que supera la póliza del propietario`,
};
