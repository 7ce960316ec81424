import type { SaleEvent } from '@closewise/domain/affiliation/facts';
import type { Projection } from '../../platform/projections/projection.js';
import {
  type AgentEvent,
  agentEventTypes,
  agentStatements,
  isAgentEvent,
  projectAgents,
} from './project-agents.js';
import { projectSales, saleEventTypes, saleStatements } from './project-sales.js';

/**
 * Daily sales (UTC) of each organization's members, and the members without names. Amounts belong to the day on which they
 * were booked, counts to the day of the sale, as in the books.
 */
export const performanceProjection: Projection<AgentEvent | SaleEvent> = {
  name: 'organizations.performance@2',
  handles: [...agentEventTypes, ...saleEventTypes],
  statements: [...agentStatements, ...saleStatements],
  tables: `
    create table agents (
      affiliate_id text primary key,
      tag text,
      is_master boolean not null,
      is_active boolean not null,
      is_confirmed boolean not null,
      since date not null
    );
    create table sales (
      payment_id text primary key,
      day date not null,
      paid_cents bigint not null,
      stands boolean not null
    );
    create table agent_days (
      tag text not null,
      day date not null,
      affiliate_id text not null,
      sales integer not null,
      commission_cents bigint not null,
      override_cents bigint not null,
      primary key (tag, day, affiliate_id)
    )`,
  indexes: ['create index agents_by_tag on agents (tag)'],
  async project(events, sql) {
    await projectAgents(
      events.filter((event) => isAgentEvent(event)),
      sql,
    );
    await projectSales(
      events.filter((event) => !isAgentEvent(event)),
      sql,
    );
  },
};
