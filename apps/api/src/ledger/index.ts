export { PostingRulesModule, registerPostingRules } from './posting-rules.js';
