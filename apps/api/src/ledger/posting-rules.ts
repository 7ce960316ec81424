import { type DynamicModule, Module } from '@nestjs/common';
import { correctionPostings, type ModulePostingRules, PostingRulebook } from '@closewise/domain/ledger';

const registered = new Map<string, ModulePostingRules>([['ledger', correctionPostings]]);

/** Registers how the events of a module are posted; its Nest module calls this when it is loaded. */
export const registerPostingRules = (module: string, rules: ModulePostingRules): void =>
  void registered.set(module, rules);

/** Provides the posting rules of all loaded modules. Throws if two of them have a rule for the same event. */
@Module({})
export class PostingRulesModule {
  static register(): DynamicModule {
    return {
      module: PostingRulesModule,
      global: true,
      providers: [
        { provide: PostingRulebook, useFactory: () => new PostingRulebook(...registered.values()) },
      ],
      exports: [PostingRulebook],
    };
  }
}
