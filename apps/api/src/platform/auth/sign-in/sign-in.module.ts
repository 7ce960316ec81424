import { Global, Module } from '@nestjs/common';
import { DeviceCookies } from '../sessions/device-cookies.js';
import { Passwords } from '../passwords/passwords.js';
import { SignInThrottle } from './sign-in-throttle.js';

const parts = [DeviceCookies, Passwords, SignInThrottle];

/** What every sign-in by password needs. */
@Global()
@Module({ providers: parts, exports: parts })
export class SignInModule {}
