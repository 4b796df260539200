import { QueryClient } from '@tanstack/react-query';
import { CallRefused } from '../../api/client.ts';

/** Only what may be different a moment later is asked twice: no connection, or a server in trouble. */
const mayPass = (cause: unknown) =>
  cause instanceof CallRefused && (cause.status === 0 || cause.status >= 500);

export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        refetchOnWindowFocus: false,
        retry: (failures, cause) => failures < 1 && mayPass(cause),
      },
    },
  });
