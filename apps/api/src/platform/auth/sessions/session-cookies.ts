import { createHash, randomBytes } from 'node:crypto';
import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ServerConfig } from '../../config/variables/server-config.js';
import type { SessionKind } from '../../access/roles.js';
import { lifetimes } from './session.js';

const BYTES = 32;
const form = /^[\w-]{43}$/;

/** The session cookies, one per kind; with `__Host-`, no other host can set them. */
@Injectable()
export class SessionCookies {
  private readonly secure: boolean;

  constructor(config: ServerConfig) {
    this.secure = config.publicUrl.startsWith('https:');
  }

  nameOf(kind: SessionKind): string {
    return `${this.secure ? '__Host-' : ''}closewise-${kind}`;
  }

  /** The request's token, if it has the form of one. */
  read(kind: SessionKind, { cookies }: FastifyRequest): string | null {
    const token = cookies[this.nameOf(kind)];
    return token !== undefined && form.test(token) ? token : null;
  }

  write(kind: SessionKind, token: string, reply: FastifyReply): void {
    this.set(kind, token, lifetimes[kind].absoluteMs / 1000, reply);
  }

  clear(kind: SessionKind, reply: FastifyReply): void {
    this.set(kind, '', 0, reply);
  }

  private set(kind: SessionKind, value: string, maxAge: number, reply: FastifyReply): void {
    const flags = { httpOnly: true, sameSite: 'lax', path: '/', secure: this.secure, maxAge } as const;
    reply.setCookie(this.nameOf(kind), value, flags);
  }
}

/** 256 random bits. */
export const newToken = (): string => randomBytes(BYTES).toString('base64url');

/** Stored instead of the token, so that the timing of a lookup reveals nothing about the token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
