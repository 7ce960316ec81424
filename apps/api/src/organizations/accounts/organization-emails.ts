import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  emailTaken,
  organizationEmailDecider,
  organizationEmailStream,
} from '@closewise/domain/organizations';
import { Affiliates } from '../../affiliation/index.js';
import { CommandExecutor, type CommandContext } from '../../platform/event-store/command-executor.js';
import { Organizations } from './organizations.js';
import { RegistrationRemains, type Registration } from './registration-remains.js';

/** Reserves email addresses. Call it only within OrganizationChanges, which excludes concurrent changes. */
@Injectable()
export class OrganizationEmails {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly organizations: Organizations,
    private readonly affiliates: Affiliates,
    private readonly remains: RegistrationRemains,
  ) {}

  /** Returns the registration to continue with. Refuses the address of another organization. */
  async claim(emailKey: string, tag: string, context: CommandContext): Promise<Registration> {
    const masterAffiliateId = await this.freeMaster(emailKey, context);
    const registration = { emailKey, tag, masterAffiliateId };
    const command = { type: 'ClaimEmail', ...registration } as const;
    await this.executor.execute(
      organizationEmailDecider,
      organizationEmailStream(emailKey),
      command,
      context,
    );
    return registration;
  }

  /**
   * A new master account, or that of an interrupted registration that was only announced. Removes what an interrupted or
   * rejected registration has left at the address.
   */
  private async freeMaster(emailKey: string, context: CommandContext): Promise<string> {
    const { owner } = await this.executor.load(organizationEmailDecider, organizationEmailStream(emailKey));
    if (!owner) return randomUUID();
    const { tag, masterAffiliateId } = owner;
    const organization = await this.organizations.find(tag);
    if (organization?.masterAffiliateId === masterAffiliateId) throw emailTaken();
    if (!(await this.affiliates.find(masterAffiliateId))) return masterAffiliateId;
    await this.remains.remove({ ...owner, emailKey }, 'The registration was interrupted', context);
    return randomUUID();
  }
}
