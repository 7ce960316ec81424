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

/** Reserves addresses; only within OrganizationChanges, so that no change but its own is on its way. */
@Injectable()
export class OrganizationEmails {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly organizations: Organizations,
    private readonly affiliates: Affiliates,
    private readonly remains: RegistrationRemains,
  ) {}

  /** Answers the registration to go on with. Refuses the address of another organization. */
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
   * A new master account, or that of an interrupted registration which has only been announced so far. What another one
   * has left behind the address, or a rejection, is removed.
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
