import { Module, type OnModuleInit } from '@nestjs/common';
import { AccountChecks } from '../../platform/auth/sessions/sessions.js';
import { SignInModule } from '../../platform/auth/auth.module.js';
import { AccountChanges } from './admins.js';
import { PersonalDataHolders } from '../../privacy/index.js';
import { AdminPasswords } from './admin-passwords.js';
import { AdminPersons } from './admin-persons.js';
import { AdminRights } from './admin-rights.commands.js';
import { AdminsController } from './admins.controller.js';
import { Admins } from './admins.js';
import { AuthController } from './auth.controller.js';
import { ChangeAdminRoleHandler } from './admin-rights.commands.js';
import { ChangeCredentialsHandler } from './change-credentials.command.js';
import { CreateAdminHandler } from './create-admin.command.js';
import { CredentialsController } from './credentials.controller.js';
import { FirstAdmin } from './first-admin.js';
import { PasswordProof } from './password-proof.js';
import { ResetAdminHandler } from './reset-admin.command.js';
import { RevokeAdminHandler } from './admin-rights.commands.js';
import { CodeThrottle } from './second-factor/second-factor-proof.js';
import { RecoveryCodes } from './second-factor/recovery-codes.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorProof } from './second-factor/second-factor-proof.js';
import { SecondFactorSecrets } from './second-factor/second-factor-secrets.js';
import { SecondFactorSetup } from './second-factor/second-factor-setup.js';
import { SignIn } from './sign-in.js';
import { Usernames } from './usernames.js';

/** Accounts and sign-in of the admin area. */
@Module({
  imports: [SignInModule],
  controllers: [AdminsController, AuthController, CredentialsController, SecondFactorController],
  providers: [
    AccountChanges,
    AdminPasswords,
    AdminPersons,
    Admins,
    AdminRights,
    Usernames,
    PasswordProof,
    CodeThrottle,
    RecoveryCodes,
    SecondFactorSecrets,
    SecondFactorProof,
    SecondFactorSetup,
    SignIn,
    FirstAdmin,
    CreateAdminHandler,
    ChangeCredentialsHandler,
    ResetAdminHandler,
    ChangeAdminRoleHandler,
    RevokeAdminHandler,
  ],
  exports: [Admins],
})
export class AccountsModule implements OnModuleInit {
  constructor(
    private readonly checks: AccountChecks,
    private readonly admins: Admins,
    private readonly holders: PersonalDataHolders,
    private readonly persons: AdminPersons,
  ) {}

  onModuleInit(): void {
    this.holders.register(this.persons);
    this.checks.register('admin', async ({ subjectId }) => {
      const admin = await this.admins.find(subjectId);
      return admin?.status === 'active' ? admin.role : null;
    });
  }
}
