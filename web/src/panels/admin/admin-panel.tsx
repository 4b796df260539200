import '../../ui/panel-kit.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { notify } from '../../ui/notify.ts';
import { Frame } from './frame.tsx';
import { makeQueryClient } from './query-client.ts';

/** What was read belongs to the person who read it: the cache goes when the panel is left. */
export function AdminPanel() {
  const [queries] = useState(makeQueryClient);
  useEffect(() => notify.prepare(), []);
  return (
    <QueryClientProvider client={queries}>
      <Frame />
    </QueryClientProvider>
  );
}
