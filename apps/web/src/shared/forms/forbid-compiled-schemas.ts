import { config } from 'zod/v4/core';

// The content security policy forbids the code that zod compiles, and zod decides when it creates a schema. Entries
// import this before anything that creates one.
config({ jitless: true });
