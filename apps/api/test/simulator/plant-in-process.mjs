import { registerHooks } from 'node:module';

/** Loaded before a program, it gives it another source for one module: `{ url, source }` in PLANTED. */
const { url, source } = JSON.parse(process.env.PLANTED);

registerHooks({
  load: (asked, context, next) =>
    asked === url ? { format: 'module', source, shortCircuit: true } : next(asked, context),
});
