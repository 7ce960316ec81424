import type { INestApplicationContext } from '@nestjs/common';

/** The whole application for a command that needs it: opened when first asked for, on the server's database. */
export abstract class AttachedApplication {
  abstract open(): Promise<INestApplicationContext>;
  abstract close(): Promise<void>;
}
