import { Injectable } from '@nestjs/common';
import { OrganizationNames } from '../../affiliation/index.js';
import { OrganizationDirectory } from '../directory/organization-directory.js';

/** The names of organizations, as their directory has them. */
@Injectable()
export class DirectoryNames extends OrganizationNames {
  constructor(private readonly directory: OrganizationDirectory) {
    super();
  }

  override async all(): Promise<ReadonlyMap<string, string>> {
    return new Map((await this.directory.all()).map(({ tag, name }) => [tag, name]));
  }
}
