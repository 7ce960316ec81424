import { type DynamicModule, Module } from '@nestjs/common';
import { correctionPostings, type ModulePostingRules, PostingRulebook } from '@closewise/domain/ledger';
import { LedgerSentences, registeredSentences, RunDecisions } from './ledger-sentences.js';

const registered = new Map<string, ModulePostingRules>([['ledger', correctionPostings]]);

/** Registers how the events of a module are posted; its Nest module calls this when it is loaded. */
export const registerPostingRules = (module: string, rules: ModulePostingRules): void =>
  void registered.set(module, rules);

/**
 * Provides how all loaded modules post their events and explain them. Throws if two of them have a rule or a sentence for
 * the same event.
 */
@Module({})
export class LedgerRulesModule {
  static register(): DynamicModule {
    return {
      module: LedgerRulesModule,
      global: true,
      providers: [
        { provide: PostingRulebook, useFactory: () => new PostingRulebook(...registered.values()) },
        { provide: LedgerSentences, useFactory: () => new LedgerSentences(...registeredSentences()) },
        RunDecisions,
      ],
      exports: [PostingRulebook, LedgerSentences, RunDecisions],
    };
  }
}
