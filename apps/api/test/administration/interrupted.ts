import { jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AdminPasswords } from '../../src/administration/accounts/admin-passwords.js';
import { RecoveryCodes } from '../../src/administration/accounts/second-factor/recovery-codes.js';
import { Sessions } from '../../src/platform/auth/sessions/sessions.js';
import { CommandExecutor } from '../../src/platform/event-store/command-executor.js';

type Part = abstract new (...parts: never[]) => object;
/** Parts of the application, and their methods that write. */
export type Writing = readonly (readonly [part: Part, methods: readonly string[]])[];

const ofAccounts: Writing = [
  [CommandExecutor, ['execute']],
  [AdminPasswords, ['add', 'keepOnly']],
  [RecoveryCodes, ['replace']],
  [Sessions, ['endOthers', 'endAll']],
];

/**
 * Everything that a change writes (by default that of an admin's account) fails from the given write on (0: the first),
 * as if the process had been killed there. Answers how to bring it back.
 */
export function killedAtWrite(
  application: NestFastifyApplication,
  write: number,
  writing = ofAccounts,
): () => void {
  let writes = 0;
  const spies = writing.flatMap(([part, methods]) => {
    const instance = application.get<Record<string, (...args: unknown[]) => Promise<unknown>>>(
      part as never,
      {
        strict: false,
      },
    );
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
