import * as react from 'react';

const internals = (react as unknown as Record<string, object>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];

// React notes for its warnings where each element was made, up to 10,000 times a second: an eighth of the
// time of all tests. With a count that never falls it has noted enough.
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {},
  });
