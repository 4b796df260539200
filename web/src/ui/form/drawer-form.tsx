import { Button } from '@mantine/core';
import { type FocusEvent, type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { useWords } from '../../words/words.ts';
import { ErrorSummary, type FieldError } from './error-summary.tsx';
import { useFormDrawer } from './form-drawer.tsx';
import { focusField } from './focus-field.ts';

interface DrawerFormProps {
  /** what the button does; without one the form is only read */
  readonly submit?: string;
  readonly isBusy: boolean;
  readonly errors: readonly FieldError[];
  /** changes with every submit that the fields had something against */
  readonly lastTry: object | null;
  /** what went wrong as a whole */
  readonly alert?: ReactNode;
  readonly onSubmit: () => void;
  readonly onFieldLeft: (name: string) => void;
  readonly children: ReactNode;
}

/** Fields that scroll over a foot that does not: a message under a field moves no button. */
export function DrawerForm(form: DrawerFormProps) {
  const { words } = useWords();
  const { tryClose } = useFormDrawer();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.lastTry) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [form.lastTry]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    form.onSubmit();
  };
  const leaveField = (event: FocusEvent) => {
    const name = (event.target as HTMLElement).dataset.path;
    if (name) form.onFieldLeft(name);
  };
  return (
    <form ref={element} className="drawer-form" noValidate onSubmit={submit} onBlur={leaveField}>
      <div className="drawer-form-fields">
        {form.alert}
        <ErrorSummary errors={form.errors} onJump={(name) => focusField(element.current, name)} />
        {form.children}
      </div>
      <div className="drawer-form-foot">
        <Button variant="default" onClick={tryClose}>
          {form.submit ? words.act.cancel : words.act.close}
        </Button>
        {form.submit && (
          <Button type="submit" loading={form.isBusy}>
            {form.submit}
          </Button>
        )}
      </div>
    </form>
  );
}
