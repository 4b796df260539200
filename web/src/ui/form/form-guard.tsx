import './form.css';
import { createContext, type ReactNode, useContext } from 'react';
import { useWords } from '../../words/words.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

interface GuardHandle {
  /** leaves, and asks first where something would be lost */
  readonly tryClose: () => void;
  readonly watch: (look: () => boolean) => void;
  readonly setFree: () => void;
}
const GuardContext = createContext<GuardHandle>({
  tryClose: () => {},
  watch: () => {},
  setFree: () => {},
});
export const useFormGuard = () => useContext(GuardContext);

interface FormGuardProps {
  readonly onLeave: () => void;
  /** what holds the form: a drawer, a dialog, a card */
  readonly children: ReactNode | ((guard: GuardState) => ReactNode);
}
interface GuardState {
  readonly tryClose: () => void;
  readonly isAsking: boolean;
}

/** Around a form: asks before what was typed is thrown away, whichever way one leaves. */
export function FormGuard({ onLeave, children }: FormGuardProps) {
  const { words } = useWords();
  const { isAsking, tryLeave, watch, setFree, keep, discard } = useUnsavedGuard(onLeave);
  return (
    <GuardContext value={{ tryClose: tryLeave, watch, setFree }}>
      {typeof children === 'function' ? children({ tryClose: tryLeave, isAsking }) : children}
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
