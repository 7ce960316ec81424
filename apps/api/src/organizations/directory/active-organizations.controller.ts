import { Controller, Get, Header, HttpStatus } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { activeOrganizationsView, type ActiveOrganizationsView } from '@closewise/contracts/organizations';
import { dashboardPathOf } from '@closewise/domain/organizations';
import { Access } from '../../platform/access/access.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { OrganizationDirectory } from './organization-directory.js';

/** The organizations shown in the site's footer. */
@ApiTags('organization')
@Controller('api/organizations/active')
export class ActiveOrganizationsController {
  constructor(private readonly directory: OrganizationDirectory) {}

  @Get()
  @Access('visitor')
  @Header('cache-control', 'public, max-age=300')
  @ResponseSchema(activeOrganizationsView)
  @ApiOperation({ operationId: 'listActiveOrganizations', summary: 'The approved organizations' })
  @ApiResponse({ status: HttpStatus.OK, description: 'By name', standardSchema: activeOrganizationsView })
  async list(): Promise<ActiveOrganizationsView> {
    const organizations = await this.directory.approved();
    return {
      organizations: organizations.map(({ name, tag }) => ({
        name,
        tag,
        dashboardPath: dashboardPathOf(tag),
      })),
    };
  }
}
