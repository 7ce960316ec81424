import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** Whether what fails now is tried again: Testing Library leaves the dearest part of its messages out then. */
const isTriedAgain = (): boolean =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics ?? false;

// The whole page was printed into the error of each try. The last one's gets it once the time is up.
configure({
  getElementError: (message, container) =>
    isTriedAgain() ? new Error(message ?? '') : getElementError(message, container),
});
