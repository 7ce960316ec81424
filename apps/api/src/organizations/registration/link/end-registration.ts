import { Command, CommandHandler, type ICommandHandler, CommandBus } from '@nestjs/cqrs';
import {
  organizationDecider,
  organizationStream,
  registrationLinkDays,
  type OrganizationRegistered,
} from '@closewise/domain/organizations';
import { Injectable } from '@nestjs/common';
import { declareCommand } from '../../../platform/commands/declared-commands.js';
import { CommandExecutor, type CommandContext } from '../../../platform/event-store/command-executor.js';
import { OrganizationChanges } from '../../accounts/organizations.js';
import { RejectedOrganizations } from '../../approval/rejected-organizations.js';
import type { LinkedRegistration } from './registration-links.js';
import { bySystem } from '../../../platform/commands/contexts.js';
import { Jobs, queueOf, type Job, type JobRun } from '../../../platform/jobs/job.js';
import type { Reactor } from '../../../platform/reactors/reactor.js';

/**
 * Ends an unconfirmed registration and frees its tag and address: the owner of the address disowned it (`not-me`), or did
 * not open the mailed link in time (`unopened`). Safe to repeat.
 */
export class EndRegistration extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly registration: LinkedRegistration,
    readonly why: 'not-me' | 'unopened',
    readonly context: CommandContext,
  ) {
    super();
  }
}

const types = { 'not-me': 'DisownRegistration', unopened: 'EndUnopened' } as const;

@CommandHandler(EndRegistration)
export class EndRegistrationHandler implements ICommandHandler<EndRegistration> {
  constructor(
    private readonly changes: OrganizationChanges,
    private readonly executor: CommandExecutor,
    private readonly rejected: RejectedOrganizations,
  ) {}

  async execute({ registration, why, context }: EndRegistration): Promise<void> {
    const { tag, masterAffiliateId } = registration;
    const command = { type: types[why], masterAffiliateId } as const;
    await this.changes.exclusively(async () => {
      await this.executor.execute(organizationDecider, organizationStream(tag), command, context);
      await this.rejected.complete(tag, context);
    });
  }
}

/** Reactors enqueue without a delay, so the first run enqueues the delayed one. */
type RegistrationToEnd = LinkedRegistration & Readonly<{ isDue?: true }>;

export const endUnopenedQueue = queueOf<RegistrationToEnd>('end-unopened-registration');

/** Starts from now, since registrations of earlier releases were sent no link. */
export const endUnopenedWhenOrganizationRegistered: Reactor<OrganizationRegistered, RegistrationToEnd> = {
  name: 'end-unopened-when-organization-registered',
  on: ['OrganizationRegistered'],
  startFrom: 'now',
  queue: endUnopenedQueue,
  react: ({ data: { tag, masterAffiliateId } }) => ({ tag, masterAffiliateId }),
};

/** After the link's lifetime, frees tag and address unless the link was opened. */
@Injectable()
export class EndUnopenedRegistrationJob implements Job<RegistrationToEnd> {
  readonly queue = endUnopenedQueue;
  readonly retryLimit = 12;
  readonly retryDelaySeconds = 60;
  readonly concurrency = 1;

  constructor(
    private readonly commands: CommandBus,
    private readonly jobs: Jobs,
  ) {}

  readonly run = async ({ id, payload }: JobRun<RegistrationToEnd>): Promise<void> => {
    const { isDue, ...registration } = payload;
    if (isDue) {
      await this.commands.execute(new EndRegistration(registration, 'unopened', bySystem(id)));
      return;
    }
    await this.jobs.enqueue(
      endUnopenedQueue,
      { ...registration, isDue: true },
      {
        key: `${endUnopenedQueue}:${registration.masterAffiliateId}`,
        delaySeconds: registrationLinkDays * 24 * 60 * 60,
      },
    );
  };
}
