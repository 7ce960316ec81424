import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { SealKeys } from '../seal-keys.js';

/** `ledger seal-key [--json]`: the public key that proves the seals of today; LEDGER_SEAL_FORMER_KEYS after a change. */
@SubCommand({
  name: 'seal-key',
  description: 'Print the id and the public key of the key that signs the ledger',
})
export class LedgerSealKeyCommand extends CommandRunner {
  constructor(private readonly keys: SealKeys) {
    super();
  }

  override async run(_: string[], { json }: { json?: boolean }): Promise<void> {
    const { currentId: keyId, publicKey } = this.keys;
    process.stdout.write(`${json ? JSON.stringify({ keyId, publicKey }) : `${keyId}\t${publicKey}`}\n`);
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}
