import '../form.css';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { useWords } from '../../../words/words.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

interface GuardHandle {
  /** leaves, and asks first where something would be lost */
  readonly tryClose: () => void;
  readonly watch: (look: () => boolean) => void;
  readonly setFree: () => void;
  /** another form opens above it, until what is given back is called */
  readonly cover: () => () => void;
}
const nothing = () => {};
const GuardContext = createContext<GuardHandle>({
  tryClose: nothing,
  watch: nothing,
  setFree: nothing,
  cover: () => nothing,
});
export const useFormGuard = () => useContext(GuardContext);

interface FormGuardProps {
  readonly onLeave: () => void;
  /** what holds the form: a drawer, a dialog, a card */
  readonly children: ReactNode | ((guard: GuardState) => ReactNode);
}
interface GuardState {
  readonly tryClose: () => void;
  /** something stands above the form: keys are meant for that */
  readonly isCovered: boolean;
}

function useCovers() {
  const { cover: coverBelow } = useFormGuard();
  const [covers, setCovers] = useState(0);
  useEffect(() => coverBelow(), [coverBelow]);
  const cover = useCallback(() => {
    setCovers((now) => now + 1);
    return () => setCovers((now) => now - 1);
  }, []);
  return { isCovered: covers > 0, cover };
}

/** Around a form: asks before what was typed is thrown away, whichever way one leaves. */
export function FormGuard({ onLeave, children }: FormGuardProps) {
  const { words } = useWords();
  const { isAsking, tryLeave, watch, setFree, keep, discard } = useUnsavedGuard(onLeave);
  const { isCovered, cover } = useCovers();
  const state = { tryClose: tryLeave, isCovered: isAsking || isCovered };
  return (
    <GuardContext value={{ tryClose: tryLeave, watch, setFree, cover }}>
      {typeof children === 'function' ? children(state) : children}
      <ConfirmDialog
        opened={isAsking}
        title={words.form.unsavedTitle}
        confirm={words.act.discard}
        cancel={words.act.keepEditing}
        onConfirm={discard}
        onCancel={keep}
      >
        {words.form.unsavedHint}
      </ConfirmDialog>
    </GuardContext>
  );
}
