import { Global, Module } from '@nestjs/common';
import { OrganizationNames, OrganizationStandings } from '../../affiliation/index.js';
import { OrganizationDirectory } from '../directory/organization-directory.js';
import { DirectoryNames } from './directory-names.js';
import { RecordedStandings } from './recorded-standings.js';

/** Gives Affiliation, which does not know this module, what it asks of organizations. */
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
