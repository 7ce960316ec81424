import { Injectable, Global, Module } from '@nestjs/common';
import type { OrganizationStanding } from '@closewise/domain/affiliation/facts';
import {
  organizationDecider,
  organizationStream,
  standingOf,
  type OrganizationEvent,
} from '@closewise/domain/organizations';
import { OrganizationStandings, OrganizationNames } from '../affiliation/index.js';
import type { RecordedEvent } from '../platform/event-store/event-store.js';
import { foldState, StreamHistory } from '../platform/event-store/stream-history.js';
import { OrganizationDirectory } from './directory/organization-directory.js';

const decisive: readonly OrganizationEvent['type'][] = [
  'OrganizationRegistered',
  'OrganizationApproved',
  'OrganizationRejected',
];

/** The status of organizations, read from their streams, since money must not depend on a projection. */
@Injectable()
export class RecordedStandings extends OrganizationStandings {
  constructor(private readonly history: StreamHistory<OrganizationEvent>) {
    super();
  }

  override async find(tag: string, at?: string): Promise<OrganizationStanding | null> {
    return standingOf(foldState(organizationDecider, await this.events(tag, at)));
  }

  override async decidedBy(tag: string, at: string): Promise<RecordedEvent<OrganizationEvent> | null> {
    return (await this.events(tag, at)).findLast(({ type }) => decisive.some((one) => one === type)) ?? null;
  }

  private events(tag: string, at: string | undefined): Promise<RecordedEvent<OrganizationEvent>[]> {
    return this.history.read(organizationStream(tag), at);
  }
}

/** The names of organizations, from their directory. */
@Injectable()
class DirectoryNames extends OrganizationNames {
  constructor(private readonly directory: OrganizationDirectory) {
    super();
  }

  override async all(): Promise<ReadonlyMap<string, string>> {
    return new Map((await this.directory.all()).map(({ tag, name }) => [tag, name]));
  }
}

/** Implements Affiliation's ports for organizations, since Affiliation may not import this module. */
@Global()
@Module({
  providers: [
    OrganizationDirectory,
    { provide: OrganizationStandings, useClass: RecordedStandings },
    { provide: OrganizationNames, useClass: DirectoryNames },
  ],
  exports: [OrganizationStandings, OrganizationNames],
})
export class StandingsModule {}
