import { Global, Module } from '@nestjs/common';
import { PersonalDataHolders } from './personal-data-holders.js';

/** Erasing and exporting what is kept about a person. */
@Global()
@Module({ providers: [PersonalDataHolders], exports: [PersonalDataHolders] })
export class PrivacyModule {}
