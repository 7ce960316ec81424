import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  adminChangedView,
  adminCreatedView,
  adminsView,
  changeAdminRoleRequest,
  createAdminRequest,
  revokeAdminRequest,
  type AdminChangedView,
  type AdminCreatedView,
  type AdminsView,
  type ChangeAdminRoleRequest,
  type CreateAdminRequest,
  type RevokeAdminRequest,
} from '@closewise/contracts/admin';
import { Access, RequiresStepUp } from '../../platform/access/access.js';
import { type Session, SignedIn } from '../../platform/auth/sessions/session.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { ActingAdmin } from '../sessions/acting-admin.js';
import { Admins, type KnownAdmin } from './admins.js';
import { ChangeAdminRole } from './admin-rights.commands.js';
import { CreateAdmin } from './create-admin.command.js';
import { RevokeAdmin } from './admin-rights.commands.js';

const refusals = {
  400: 'Give the reason in one line of at most 500 characters',
  404: 'There is no admin with this name. `admin list` shows all admins.',
  409: 'This is the last admin. Create another one first, so that someone can still change settings.',
};

/** The accounts of the admin area. */
@ApiTags('admin')
@Access('admin')
@Controller('api/admin/admins')
export class AdminsController {
  constructor(
    private readonly admins: Admins,
    private readonly commands: CommandBus,
  ) {}

  @Get()
  @Access(['admin', 'auditor'])
  @ResponseSchema(adminsView)
  @ApiOperation({ operationId: 'listAdmins', summary: 'All admins and auditors, including revoked ones' })
  @ApiResponse({ status: HttpStatus.OK, description: 'All accounts', standardSchema: adminsView })
  async list(@SignedIn() { subjectId }: Session): Promise<AdminsView> {
    return { success: true, admins: (await this.admins.list()).map((admin) => viewOf(admin, subjectId)) };
  }

  @Post()
  @RequiresStepUp()
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(adminCreatedView)
  @ApiOperation({
    operationId: 'createAdmin',
    summary: 'Create an admin or auditor; a generated password is shown only in this response',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'Created', standardSchema: adminCreatedView })
  @ApiProblems({
    400: 'Password must be at least 8 characters long',
    409: 'This username is already taken. Choose another one.',
  })
  async create(
    @Body({ schema: createAdminRequest }) { username, role, password = null }: CreateAdminRequest,
    @ActingAdmin() context: CommandContext,
  ): Promise<AdminCreatedView> {
    const chosen = password || null;
    const issued = await this.commands.execute(
      new CreateAdmin(username.trim(), { role, password: chosen }, context),
    );
    const message = `${issued.username} can now sign in`;
    return { success: true, message, password: chosen === null ? issued.password : null };
  }

  @Post(':adminId/revoke')
  @RequiresStepUp()
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(adminChangedView)
  @ApiOperation({
    operationId: 'revokeAdmin',
    summary: 'End the access and all sessions of an admin immediately',
  })
  @ApiParam({ name: 'adminId', schema: { type: 'string', format: 'uuid' } })
  @ApiResponse({ status: HttpStatus.OK, description: 'Revoked', standardSchema: adminChangedView })
  @ApiProblems(refusals)
  async revoke(
    @Param('adminId') adminId: string,
    @Body({ schema: revokeAdminRequest }) { reason }: RevokeAdminRequest,
    @ActingAdmin() context: CommandContext,
  ): Promise<AdminChangedView> {
    await this.commands.execute(new RevokeAdmin({ adminId }, reason, context));
    return { success: true, message: 'The admin can no longer sign in' };
  }

  @Put(':adminId/role')
  @RequiresStepUp()
  @ResponseSchema(adminChangedView)
  @ApiOperation({
    operationId: 'changeAdminRole',
    summary: 'Make an admin an auditor, or an auditor an admin, and end their sessions',
  })
  @ApiParam({ name: 'adminId', schema: { type: 'string', format: 'uuid' } })
  @ApiResponse({ status: HttpStatus.OK, description: 'Changed', standardSchema: adminChangedView })
  @ApiProblems(refusals)
  async changeRole(
    @Param('adminId') adminId: string,
    @Body({ schema: changeAdminRoleRequest }) { role, reason }: ChangeAdminRoleRequest,
    @ActingAdmin() context: CommandContext,
  ): Promise<AdminChangedView> {
    await this.commands.execute(new ChangeAdminRole({ adminId }, role, reason, context));
    return { success: true, message: `They are now an ${role}` };
  }
}

const viewOf = (admin: KnownAdmin, ownId: string): AdminsView['admins'][number] => ({
  adminId: admin.adminId,
  username: admin.username ?? '(erased)',
  role: admin.role,
  status: admin.status,
  reason: admin.status === 'revoked' ? admin.reason : null,
  secondFactor: admin.secondFactor,
  isYou: admin.adminId === ownId,
});
