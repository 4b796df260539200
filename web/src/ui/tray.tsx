import './tray.css';
import { Notifications, notifications } from '@mantine/notifications';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { openTray } from './notify.ts';

export function Tray({ closeLabel }: { readonly closeLabel: string }) {
  useEffect(
    () =>
      openTray(({ kind, text }) =>
        notifications.show({
          message: text,
          color: kind === 'success' ? 'pine' : 'var(--mantine-color-error)',
          withBorder: true,
          icon: kind === 'success' ? <IconCheck size={16} /> : <IconX size={16} />,
          role: kind === 'success' ? 'status' : 'alert',
          closeButtonProps: { 'aria-label': closeLabel },
        }),
      ),
    [closeLabel],
  );
  return <Notifications position="top-right" autoClose={5000} pauseResetOnHover="all" />;
}
