/**
 * Evaluated before each integration test. nest-commander is CommonJS and requires Nest, which is ESM; Jest runs
 * CommonJS while it still links the test's modules, before Nest can be required.
 */
import '@nestjs/common';
import '@nestjs/core';
