import { StrictMode, type ReactNode } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RoleProvider } from '../shared/role/RoleContext';

/** Everything that pages reach through context, except the language of their shell. */
export function Providers({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <RoleProvider>{children}</RoleProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
