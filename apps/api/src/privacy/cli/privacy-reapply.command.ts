import { CommandRunner, SubCommand } from 'nest-commander';
import { counted } from '../../platform/wording.js';
import { ReappliedErasures } from '../reapplied-erasures.js';

/** `privacy reapply`: after a restore, carries out every recorded erasure again. Safe to repeat. */
@SubCommand({
  name: 'reapply',
  description: 'After a restore: repeat every erasure that the event log records',
})
export class PrivacyReapplyCommand extends CommandRunner {
  constructor(private readonly erasures: ReappliedErasures) {
    super();
  }

  override async run(): Promise<void> {
    const subjects = await this.erasures.run();
    process.stdout.write(
      `${counted(subjects, 'recorded erasure was', 'recorded erasures were')} carried out again\n`,
    );
  }
}
