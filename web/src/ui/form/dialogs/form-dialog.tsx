import '../form.css';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { type ReactNode, Suspense } from 'react';
import { PageSkeleton } from '../../page/states.tsx';
import { useWords } from '../../../words/words.ts';
import { afterFocusReturned } from '../guards/after-focus-returned.ts';
import { FormGuard } from '../guards/form-guard.tsx';

interface FormDialogProps {
  readonly wanted: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** after it faded away: now it may be unmounted */
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** A form of a few fields in the middle of the page; mounts closed, as the drawer does. */
export function FormDialog({ wanted, title, onClose, onClosed, children }: FormDialogProps) {
  const { words } = useWords();
  const isMounted = useMounted();
  return (
    <FormGuard onLeave={onClose}>
      {({ tryClose, isCovered }) => (
        <Modal.Root
          opened={isMounted && wanted}
          onClose={tryClose}
          onExitTransitionEnd={() => afterFocusReturned(onClosed)}
          closeOnEscape={!isCovered}
          centered
          size={500}
          classNames={{ content: 'form-drawer form-dialog' }}
        >
          <Modal.Overlay backgroundOpacity={0.35} blur={1} />
          {/* named at once: the kit ties it to its title only a moment later */}
          <Modal.Content aria-label={title}>
            <div className="form-drawer-head">
              <Modal.Title>{title}</Modal.Title>
              <Modal.CloseButton size={32} aria-label={words.act.close} />
            </div>
            <Modal.Body className="form-drawer-body">
              {/* what has yet to come is waited for in here, not by the page behind */}
              <Suspense fallback={<PageSkeleton label={words.list.loading} />}>{children}</Suspense>
            </Modal.Body>
          </Modal.Content>
        </Modal.Root>
      )}
    </FormGuard>
  );
}
