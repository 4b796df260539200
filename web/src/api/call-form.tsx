import type { ReactNode } from 'react';
import { DrawerForm } from '../ui/form/dialogs/drawer-form.tsx';
import { FormAlert } from '../ui/form/form-alert.tsx';
import type { useCallForm } from './use-call-form.ts';

interface CallFormProps {
  readonly of: Pick<ReturnType<typeof useCallForm>, 'form' | 'submit' | 'refused' | 'lastTry'>;
  /** what the fields are called, in their order */
  readonly labels: Readonly<Record<string, string>>;
  /** what the button does */
  readonly submit: string;
  /** what the other button does, where "Cancel" could be either of them */
  readonly stay?: string;
  /** said before the first field */
  readonly hint?: string;
  /** what it is about is still being asked for */
  readonly isWaiting?: boolean;
  readonly children: ReactNode;
}

/** The fields of one call in a drawer or a dialog, with all that the call may have against them. */
export function CallForm({ of, labels, submit, stay, hint, isWaiting, children }: CallFormProps) {
  const { form, refused, lastTry } = of;
  return (
    <DrawerForm
      submit={submit}
      stay={stay}
      isBusy={of.submit.isBusy || isWaiting === true}
      alert={refused && <FormAlert text={refused.text} />}
      errors={Object.entries(labels).flatMap(([name, label]) =>
        form.errors[name] ? [{ name, label }] : [],
      )}
      lastTry={lastTry}
      onSubmit={() => void of.submit.start()}
    >
      {hint && <p className="form-hint">{hint}</p>}
      {children}
    </DrawerForm>
  );
}
