import { z } from 'zod';
import { personText } from '../buyer/shared-fields.js';

const LONGEST = 40;
const compact = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

/** Six digits; spaces are allowed, as apps show them. */
const authenticatorCode = personText(LONGEST).refine((typed) => /^\d{6}$/.test(compact(typed)), {
  message: 'Enter the 6 digits that the app shows now',
});

/** Six digits from the app or a recovery code, in any grouping. */
export const typedCode = personText(LONGEST).refine(
  (typed) => /^(\d{6}|[0-9a-z]{8})$/i.test(compact(typed)),
  { message: 'Enter the 6 digits of your authenticator app, or one of your recovery codes' },
);

/** Answer of GET /api/admin/second-factor. */
export const secondFactorView = z
  .object({ success: z.literal(true), enabled: z.boolean(), recoveryCodesLeft: z.number().int() })
  .meta({ example: { success: true, enabled: true, recoveryCodesLeft: 10 } });
export type SecondFactorView = z.infer<typeof secondFactorView>;

/** Answer of POST /api/admin/second-factor/enrol: the secret for the authenticator app. */
export const enrolmentView = z
  .object({ success: z.literal(true), secret: z.string(), otpauthUri: z.string() })
  .meta({
    example: {
      success: true,
      secret: 'JBSWY3DPEHPK3PXP',
      otpauthUri: 'otpauth://totp/Closewise:ann?secret=JBSWY3DPEHPK3PXP&issuer=Closewise',
    },
  });
export type EnrolmentView = z.infer<typeof enrolmentView>;

/** Body of POST /api/admin/second-factor/activate. */
export const activateSecondFactorRequest = z
  .strictObject({ code: authenticatorCode })
  .meta({ example: { code: '123456' } });
export type ActivateSecondFactorRequest = z.input<typeof activateSecondFactorRequest>;

/** Answer of POST /api/admin/second-factor/activate and /recovery-codes. The codes are returned only once. */
export const recoveryCodesView = z
  .object({ success: z.literal(true), recoveryCodes: z.array(z.string()) })
  .meta({ example: { success: true, recoveryCodes: ['7K2M-9QXD', 'H4TB-3WZP'] } });
export type RecoveryCodesView = z.infer<typeof recoveryCodesView>;

/** Answer of POST /api/admin/second-factor/disable, also if it was already off. */
export const secondFactorDisabledView = z
  .object({ success: z.literal(true) })
  .meta({ example: { success: true } });
export type SecondFactorDisabledView = z.infer<typeof secondFactorDisabledView>;
