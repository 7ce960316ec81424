import { CommandRunner, SubCommand } from 'nest-commander';
import { ReactorRegistry } from '../../reactors/reactor-registry.js';
import { Checkpoints } from '../checkpoints.js';
import { ProjectionRegistry } from '../projection-registry.js';
import { refuseName } from './refuse.js';

/** `projections restart NAME`, with or without its version: a stopped projection or reactor tries again where it stopped. */
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
    const known = this.projections.find(name)?.name ?? names.find((consumer) => consumer === name);
    if (known === undefined) return refuseName(name, names);
    const resumed = await this.checkpoints.resume(known);
    process.stdout.write(resumed ? `${known} tries again\n` : `${known} was not stopped\n`);
  }
}
