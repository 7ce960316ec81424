/**
 * Evaluated before each integration test. nest-commander is CommonJS and requires Nest, which is ESM; Jest runs
 * CommonJS while it still links the test's modules, when Nest could not be required yet.
 */
import '@nestjs/common';
import '@nestjs/core';
