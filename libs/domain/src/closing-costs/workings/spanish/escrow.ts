import { money } from '../figures.js';
import type { Sentences } from '../sentences.js';
import type { EscrowStep } from '../steps/escrow.js';

export const escrow: Sentences<EscrowStep> = {
  'deposit-to-next-premium': ({ months, cushionMonths, yearlyCents }) =>
    `${months}/12 de ${money(yearlyCents)}: ${months - cushionMonths} mes hasta la próxima prima y ${cushionMonths} como reserva RESPA`,
  'deposit-by-bills': ({ months, cushionMonths, yearlyCents }) =>
    `${months}/12 de ${money(yearlyCents)} según las fechas de los recibos, ${cushionMonths} de ellos como reserva RESPA`,
  'cushion-alone': ({ cushionMonths, yearlyCents }) =>
    `Reserva RESPA de ${cushionMonths} de 12 meses de ${money(yearlyCents)}`,
  'months-by-bills-up-to': ({ months }) => `hasta ${months} meses según las fechas de los recibos`,
};
