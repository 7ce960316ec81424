import { Global, Module } from '@nestjs/common';
import { OrganizationStandings } from '../../affiliation/index.js';
import { RecordedStandings } from './recorded-standings.js';

/** Gives Affiliation, which does not know this module, what it asks of organizations. */
@Global()
@Module({
  providers: [{ provide: OrganizationStandings, useClass: RecordedStandings }],
  exports: [OrganizationStandings],
})
export class StandingsModule {}
