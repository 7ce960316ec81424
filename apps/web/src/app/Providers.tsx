import { StrictMode, type ReactNode } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { ClosedContext, servedClosed } from '../shared/maintenance/maintenance';
import { RoleProvider } from '../shared/role/RoleContext';

type Props = { client: QueryClient; closed?: boolean; children: ReactNode };

/** Everything that pages reach through context, except the language of their shell. */
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
