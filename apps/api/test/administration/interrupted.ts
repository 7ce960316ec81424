import { jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AdminPasswords } from '../../src/administration/accounts/admin-passwords.js';
import { RecoveryCodes } from '../../src/administration/accounts/second-factor/recovery-codes.js';
import { Sessions } from '../../src/platform/auth/sessions.js';
import { Decisions } from '../../src/platform/event-store/decisions.js';

const writing = [
  [Decisions, ['execute']],
  [AdminPasswords, ['add', 'keepOnly']],
  [RecoveryCodes, ['replace']],
  [Sessions, ['endOthers', 'endAll']],
] as const;

/**
 * Everything that a change of an account writes fails from the given write on (0: the first), as if the process had
 * been killed there. Answers how to bring it back.
 */
export function killedAtWrite(application: NestFastifyApplication, write: number): () => void {
  let writes = 0;
  const spies = writing.flatMap(([part, methods]) => {
    const instance = application.get<Record<string, (...args: unknown[]) => Promise<unknown>>>(part, {
      strict: false,
    });
    return methods.map((method) => {
      const real = instance[method]!.bind(instance);
      return jest.spyOn(instance, method).mockImplementation((...args) => {
        if (writes++ >= write) return Promise.reject(new Error('killed'));
        return real(...args);
      });
    });
  });
  return () => spies.forEach((spy) => spy.mockRestore());
}
