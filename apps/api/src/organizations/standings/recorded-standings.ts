import { Injectable } from '@nestjs/common';
import type { OrganizationStanding } from '@closewise/domain/affiliation/facts';
import type { ClosewiseEvent } from '@closewise/domain/events/catalogue';
import {
  organizationDecider,
  organizationStream,
  standingOf,
  type OrganizationEvent,
} from '@closewise/domain/organizations';
import { OrganizationStandings } from '../../affiliation/index.js';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import { stateAfter, StreamHistory } from '../../platform/event-store/stream-history.js';

const decisive: readonly OrganizationEvent['type'][] = [
  'OrganizationRegistered',
  'OrganizationApproved',
  'OrganizationRejected',
];

/** How organizations stand, as their streams tell: what decides money never reads a projection. */
@Injectable()
export class RecordedStandings extends OrganizationStandings {
  constructor(private readonly history: StreamHistory<ClosewiseEvent>) {
    super();
  }

  override async find(tag: string, at?: string): Promise<OrganizationStanding | null> {
    return standingOf(stateAfter(organizationDecider, await this.events(tag, at)));
  }

  override async decidedBy(tag: string, at: string): Promise<RecordedEvent<ClosewiseEvent> | null> {
    return (await this.events(tag, at)).findLast(({ type }) => decisive.some((one) => one === type)) ?? null;
  }

  private events(tag: string, at: string | undefined): Promise<RecordedEvent<ClosewiseEvent>[]> {
    return this.history.read(organizationStream(tag), at);
  }
}
