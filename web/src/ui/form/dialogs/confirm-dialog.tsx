import '../form.css';
import { Button, Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useWords } from '../../../words/words.ts';
import { afterFocusReturned } from '../guards/after-focus-returned.ts';

interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** what the button does, in its own words */
  readonly confirm: string;
  readonly cancel?: string;
  readonly tone?: 'bad' | 'calm';
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly onClosed?: () => void;
}

export function ConfirmDialog(dialog: ConfirmDialogProps) {
  const { words } = useWords();
  // As with the drawer: mounted open, it would not know where the focus was.
  const isMounted = useMounted();
  const isBad = (dialog.tone ?? 'bad') === 'bad';
  return (
    <Modal.Root
      opened={isMounted && dialog.opened}
      onClose={dialog.onCancel}
      onExitTransitionEnd={() => dialog.onClosed && afterFocusReturned(dialog.onClosed)}
      centered
      size={440}
      zIndex={300}
      classNames={{ content: 'confirm' }}
    >
      <Modal.Overlay backgroundOpacity={0.35} blur={1} />
      {/* named at once: the kit ties it to its title only a moment later */}
      <Modal.Content aria-label={dialog.title}>
        <Modal.Title className="confirm-title">{dialog.title}</Modal.Title>
        <Modal.Body className="confirm-body">{dialog.children}</Modal.Body>
        <div className="confirm-foot">
          <Button variant="default" data-autofocus onClick={dialog.onCancel}>
            {dialog.cancel ?? words.act.cancel}
          </Button>
          <Button
            color={isBad ? 'var(--app-bad-filled)' : undefined}
            loading={dialog.isBusy}
            onClick={dialog.onConfirm}
          >
            {dialog.confirm}
          </Button>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
