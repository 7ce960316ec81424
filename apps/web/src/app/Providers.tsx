import { StrictMode, type ReactNode } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { ClosedContext, servedClosed } from '../shared/maintenance/maintenance';
import { RoleProvider } from '../shared/account/RoleContext';

type Props = { client: QueryClient; closed?: boolean; children: ReactNode };

/** All context of the pages except the language. */
export function Providers({ client, closed = servedClosed(), children }: Props) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <ClosedContext value={closed}>
          <RoleProvider>{children}</RoleProvider>
        </ClosedContext>
      </QueryClientProvider>
    </StrictMode>
  );
}
