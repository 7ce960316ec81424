/** How swc makes JavaScript of the project's TypeScript: a build and the tests run the same code. */
export const swcOptions = {
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      verbatimModuleSyntax: true,
    },
    target: 'es2024',
  },
  module: { type: 'es6' },
  swcrc: false,
};
