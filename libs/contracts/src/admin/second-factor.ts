import { z } from 'zod';
import { digitsOfApp } from './typed-code.js';

/** Answer of GET /api/admin/second-factor. */
export const secondFactorView = z
  .object({ success: z.literal(true), enabled: z.boolean(), recoveryCodesLeft: z.number().int() })
  .meta({ example: { success: true, enabled: true, recoveryCodesLeft: 10 } });
export type SecondFactorView = z.infer<typeof secondFactorView>;

/** Answer of POST /api/admin/second-factor/enrol: what the authenticator app is given. */
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
  .strictObject({ code: digitsOfApp })
  .meta({ example: { code: '123456' } });
export type ActivateSecondFactorRequest = z.input<typeof activateSecondFactorRequest>;

/** Answer of POST /api/admin/second-factor/activate and /recovery-codes: the only time that the codes are shown. */
export const recoveryCodesView = z
  .object({ success: z.literal(true), recoveryCodes: z.array(z.string()) })
  .meta({ example: { success: true, recoveryCodes: ['7K2M-9QXD', 'H4TB-3WZP'] } });
export type RecoveryCodesView = z.infer<typeof recoveryCodesView>;

/** Answer of POST /api/admin/second-factor/disable, also when it was off. */
export const secondFactorDisabledView = z
  .object({ success: z.literal(true) })
  .meta({ example: { success: true } });
export type SecondFactorDisabledView = z.infer<typeof secondFactorDisabledView>;
