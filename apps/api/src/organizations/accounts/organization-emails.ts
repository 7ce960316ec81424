import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  emailTaken,
  organizationEmailDecider,
  organizationEmailStream,
  organizationStream,
  type OrganizationEmailCommand,
} from '@closewise/domain/organizations';
import { Decisions, type CommandContext } from '../../platform/event-store/decisions.js';
import { StreamHistory } from '../../platform/event-store/stream-history.js';
import { Organizations } from './organizations.js';

type Owner = Readonly<{ tag: string; masterAffiliateId: string }>;

/** Reserves addresses; only within OrganizationChanges, so that no change but the own one is on its way. */
@Injectable()
export class OrganizationEmails {
  constructor(
    private readonly decisions: Decisions,
    private readonly history: StreamHistory,
    private readonly organizations: Organizations,
  ) {}

  /**
   * Answers the master account to register with: that of a registration which was interrupted, else a new one. Refuses
   * the address of another organization.
   */
  async claim(emailKey: string, tag: string, context: CommandContext): Promise<string> {
    const stream = organizationEmailStream(emailKey);
    const { owner } = await this.decisions.load(organizationEmailDecider, stream);
    const wasUsed = owner !== null && (await this.wasUsed(owner));
    if (wasUsed) await this.free(emailKey, owner, context);
    const masterAffiliateId = owner === null || wasUsed ? randomUUID() : owner.masterAffiliateId;
    await this.change({ type: 'ClaimEmail', emailKey, tag, masterAffiliateId }, context);
    return masterAffiliateId;
  }

  async release(emailKey: string, { tag, masterAffiliateId }: Owner, context: CommandContext): Promise<void> {
    await this.change({ type: 'ReleaseEmail', emailKey, tag, masterAffiliateId }, context);
  }

  /** The address of a registration that was rejected just now is still to be released. */
  private async free(emailKey: string, owner: Owner, context: CommandContext): Promise<void> {
    const organization = await this.organizations.find(owner.tag);
    if (organization?.masterAffiliateId === owner.masterAffiliateId) throw emailTaken();
    await this.release(emailKey, owner, context);
  }

  private async wasUsed({ tag, masterAffiliateId }: Owner): Promise<boolean> {
    const events = await this.history.read(organizationStream(tag));
    return events.some(
      ({ type, data }) => type === 'OrganizationRegistered' && data.masterAffiliateId === masterAffiliateId,
    );
  }

  private async change(command: OrganizationEmailCommand, context: CommandContext): Promise<void> {
    const stream = organizationEmailStream(command.emailKey);
    await this.decisions.execute(organizationEmailDecider, stream, command, context);
  }
}
