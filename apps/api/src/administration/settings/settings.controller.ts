import { Body, Controller, Get, HttpStatus, Put, Req } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  changeSettingsRequest,
  settingsSavedView,
  settingsView,
  type ChangeSettingsRequest,
  type SettingsSavedView,
  type SettingsView,
} from '@closewise/contracts/admin';
import { settingKeys, type SettingsState } from '@closewise/domain/administration';
import { Access, RequiresStepUp } from '../../platform/access/access.js';
import { type Session, SignedIn } from '../../platform/auth/sessions/session.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { Projections } from '../../platform/projections/projection.js';
import { shownInAudit } from '../audit/audit.projection.js';
import { Settings } from './settings.js';
import { SettingsCache } from './settings-cache.js';

/** Settings for admins. */
@ApiTags('admin')
@Controller('api')
export class SettingsController {
  constructor(
    private readonly settings: Settings,
    private readonly shown: SettingsCache,
    private readonly projections: Projections,
  ) {}

  @Get('admin/settings')
  @Access(['admin', 'auditor'])
  @ResponseSchema(settingsView)
  @ApiOperation({ operationId: 'listSettings', summary: 'All settings' })
  @ApiResponse({ status: HttpStatus.OK, description: 'The price in cents', standardSchema: settingsView })
  async list(): Promise<SettingsView> {
    return { success: true, settings: listOf(await this.settings.load()) };
  }

  @Get('settings')
  @Access(['admin', 'auditor'], { refusal: HttpStatus.FORBIDDEN })
  @ResponseSchema(settingsView)
  @ApiOperation({
    operationId: 'listSettingsForClient',
    summary: 'All settings, at the path that earlier clients use',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'The price in cents', standardSchema: settingsView })
  async listForClient(): Promise<SettingsView> {
    return this.list();
  }

  @Put('admin/settings')
  @Access('admin')
  @RequiresStepUp()
  @ResponseSchema(settingsSavedView)
  @ApiOperation({ operationId: 'changeSettings', summary: 'Change the settings in the body' })
  @ApiResponse({ status: HttpStatus.OK, description: 'All settings', standardSchema: settingsSavedView })
  @ApiProblems({ 400: 'Price must be between $0.50 and $1,000.00' })
  async change(
    @Body({ schema: changeSettingsRequest }) { reason = null, ...changes }: ChangeSettingsRequest,
    @SignedIn() { subjectId }: Session,
    @Req() { id }: FastifyRequest,
  ): Promise<SettingsSavedView> {
    const context = { actor: `admin:${subjectId}`, correlationId: id };
    const changed = await this.settings.change(changes, reason, context);
    await this.shown.renew();
    await shownInAudit(this.projections, changed);
    return { success: true, settings: listOf(changed.state), message: 'Settings saved' };
  }
}

const listOf = ({ values }: SettingsState): SettingsView['settings'] =>
  settingKeys.map((key, index) => ({ id: index + 1, key, value: values[key] }));
