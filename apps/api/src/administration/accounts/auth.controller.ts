import { Body, Controller, Get, HttpCode, HttpStatus, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  confirmRequest,
  confirmView,
  loginRequest,
  loginView,
  logoutView,
  userView,
  type ConfirmRequest,
  type ConfirmView,
  type LoginRequest,
  type LoginView,
  type LogoutView,
  type UserView,
} from '@closewise/contracts/admin';
import { Access, WithoutStepUp } from '../../platform/access/access.js';
import { type Session, SignedIn } from '../../platform/auth/sessions/session.js';
import { Sessions } from '../../platform/auth/sessions/sessions.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { Admins, type KnownAdmin } from './admins.js';
import { PasswordProof } from './password-proof.js';
import { refuseCode } from './second-factor/second-factor-proof.js';
import { SecondFactorProof } from './second-factor/second-factor-proof.js';
import { SignIn } from './sign-in.js';

const tooMany = { 429: 'Too many sign-in attempts. Please try again in 5 minutes.' };

/** Sign-in and sign-out of admins. */
@ApiTags('admin')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly signIn: SignIn,
    private readonly proof: PasswordProof,
    private readonly secondFactor: SecondFactorProof,
    private readonly sessions: Sessions,
    private readonly admins: Admins,
  ) {}

  @Post('login')
  @Access('visitor')
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(loginView)
  @ApiOperation({ operationId: 'signInAdmin', summary: 'Sign in to the admin area' })
  @ApiResponse({ status: HttpStatus.OK, description: 'Signed in', standardSchema: loginView })
  @ApiProblems({ 400: 'Please enter your password', 401: 'Invalid credentials', ...tooMany })
  async login(
    @Body({ schema: loginRequest }) credentials: LoginRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginView> {
    const admin = await this.signIn.run(credentials, request, reply);
    return { success: true, user: userOf(admin, credentials.username), message: 'Login successful' };
  }

  @Post('logout')
  @Access('visitor')
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(logoutView)
  @ApiOperation({ operationId: 'signOutAdmin', summary: 'End the session, if there is one' })
  @ApiResponse({ status: HttpStatus.OK, description: 'Signed out', standardSchema: logoutView })
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LogoutView> {
    await this.sessions.end('admin', request, reply);
    return { success: true, message: 'Logged out' };
  }

  @Get('user')
  @Access(['admin', 'auditor'])
  @ResponseSchema(userView)
  @ApiOperation({ operationId: 'readAdminUser', summary: 'Who is signed in' })
  @ApiResponse({ status: HttpStatus.OK, description: 'The admin', standardSchema: userView })
  async user(@SignedIn() session: Session): Promise<UserView> {
    const admin = await this.admins.find(session.subjectId);
    if (!admin) throw new Error(`The session ${session.id} belongs to an unknown admin`);
    return { success: true, user: userOf(admin, '') };
  }

  @Post('confirm')
  @WithoutStepUp('is the step-up itself')
  @Access(['admin', 'auditor'])
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(confirmView)
  @ApiOperation({
    operationId: 'confirmPassword',
    summary: 'Enter the password again, and a code if required, before a sensitive action',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'Confirmed', standardSchema: confirmView })
  @ApiProblems({ 403: 'The current password is incorrect. Please try again.', ...tooMany })
  async confirm(
    @Body({ schema: confirmRequest }) { password, code }: ConfirmRequest,
    @SignedIn() session: Session,
    @Req() request: FastifyRequest,
  ): Promise<ConfirmView> {
    const admin = await this.proof.checkSignedIn(session.subjectId, password, request);
    const problem = await this.secondFactor.findProblem(admin, code, request);
    if (problem) throw refuseCode(problem);
    await this.sessions.confirm(session);
    return { success: true };
  }
}

/** An admin whose name was erased gets the name that they typed. */
function userOf({ username, role, secondFactor }: KnownAdmin, typed: string): UserView['user'] {
  return { username: username ?? typed, isAdmin: role === 'admin', role, secondFactor };
}
