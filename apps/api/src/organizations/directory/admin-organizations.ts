import { Injectable } from '@nestjs/common';
import type { AdminOrganization } from '@closewise/contracts/admin';
import { dashboardPathOf } from '@closewise/domain/organizations';
import { Organizations } from '../accounts/organizations.js';
import { OrganizationDirectory } from './organization-directory.js';

/** The organizations with their contacts, for admins and the operator. */
@Injectable()
export class AdminOrganizations {
  constructor(
    private readonly directory: OrganizationDirectory,
    private readonly organizations: Organizations,
  ) {}

  /** Those that wait for approval first. */
  async list(): Promise<AdminOrganization[]> {
    const listed = await this.directory.all();
    return Promise.all(
      listed.map(async (organization) => {
        const known = await this.organizations.find(organization.tag);
        return {
          ...organization,
          contactName: known?.person?.contactName ?? null,
          contactEmail: known?.person?.email ?? null,
          dashboardPath: dashboardPathOf(organization.tag),
        };
      }),
    );
  }
}
