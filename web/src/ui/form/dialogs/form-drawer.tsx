import '../form.css';
import { Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { type ReactNode, Suspense } from 'react';
import { PageSkeleton } from '../../page/states.tsx';
import { useWords } from '../../../words/words.ts';
import { afterFocusReturned } from '../guards/after-focus-returned.ts';
import { FormGuard } from '../guards/form-guard.tsx';

interface FormDrawerProps {
  readonly wanted: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** after it slid away: now it may be unmounted */
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/**
 * The kit remembers where the focus was only when a drawer goes from closed to open, and gives it
 * back only while it slides away: so it mounts closed, and its owner unmounts it in `onClosed`.
 */
export function FormDrawer({ wanted, title, onClose, onClosed, children }: FormDrawerProps) {
  const { words } = useWords();
  const isMounted = useMounted();
  return (
    <FormGuard onLeave={onClose}>
      {({ tryClose, isCovered }) => (
        <Drawer.Root
          opened={isMounted && wanted}
          onClose={tryClose}
          onExitTransitionEnd={() => afterFocusReturned(onClosed)}
          closeOnEscape={!isCovered}
          position="right"
          size={520}
          classNames={{ content: 'form-drawer' }}
        >
          <Drawer.Overlay backgroundOpacity={0.35} blur={1} />
          {/* named at once: the kit ties it to its title only a moment later */}
          <Drawer.Content aria-label={title}>
            {/* not Drawer.Header: it is a <header>, read as a second banner of the page */}
            <div className="form-drawer-head">
              <Drawer.Title>{title}</Drawer.Title>
              <Drawer.CloseButton size={32} aria-label={words.act.close} />
            </div>
            <Drawer.Body className="form-drawer-body">
              {/* what has yet to come is waited for in here, not by the page behind */}
              <Suspense fallback={<PageSkeleton label={words.list.loading} />}>{children}</Suspense>
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Root>
      )}
    </FormGuard>
  );
}
