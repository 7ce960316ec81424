import { CommandRunner, SubCommand } from 'nest-commander';
import { ReactorRegistry } from '../../reactors/reactor-registry.js';
import { Checkpoints } from '../checkpoints.js';
import { ProjectionRegistry } from '../projection-registry.js';
import { refuseName } from './refuse.js';

/** `projections restart NAME`: a stopped projection or reactor tries again where it stopped. */
@SubCommand({
  name: 'restart',
  arguments: '<name>',
  description: 'Let a stopped projection or reactor try again',
})
export class ProjectionsRestartCommand extends CommandRunner {
  constructor(
    private readonly projections: ProjectionRegistry,
    private readonly reactors: ReactorRegistry,
    private readonly checkpoints: Checkpoints,
  ) {
    super();
  }

  override async run([name = '']: string[]): Promise<void> {
    const names: string[] = [...this.projections.all(), ...this.reactors.all()].map(
      (consumer) => consumer.name,
    );
    if (!names.includes(name)) return refuseName(name, names);
    const resumed = await this.checkpoints.resume(name);
    process.stdout.write(resumed ? `${name} tries again\n` : `${name} was not stopped\n`);
  }
}
