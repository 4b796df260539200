import './tray.css';
import { Notifications, notifications } from '@mantine/notifications';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { openTray } from './notify.ts';

interface ActingProps {
  readonly text: string;
  readonly label: string;
  readonly onAct: () => void;
}

const Acting = ({ text, label, onAct }: ActingProps) => (
  <span className="toast-acting">
    {text}
    <button type="button" onClick={onAct}>
      {label}
    </button>
  </span>
);

export function Tray({ closeLabel }: { readonly closeLabel: string }) {
  useEffect(
    () =>
      openTray(({ kind, text, action }) => {
        const id = notifications.show({
          message: action ? <Acting text={text} label={action.label} onAct={() => act()} /> : text,
          autoClose: action ? 10_000 : undefined,
          color: kind === 'success' ? 'pine' : 'var(--mantine-color-error)',
          withBorder: true,
          icon: kind === 'success' ? <IconCheck size={16} /> : <IconX size={16} />,
          role: kind === 'success' ? 'status' : 'alert',
          closeButtonProps: { 'aria-label': closeLabel },
        });
        const act = () => {
          notifications.hide(id);
          action?.run();
        };
      }),
    [closeLabel],
  );
  return <Notifications position="top-right" autoClose={5000} pauseResetOnHover="all" />;
}
