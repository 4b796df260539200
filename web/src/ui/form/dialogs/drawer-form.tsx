import { Button } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { useWords } from '../../../words/words.ts';
import { useFocusInvalid } from '../../use-focus-invalid.ts';
import { ErrorSummary, type FieldError } from '../error-summary.tsx';
import { useFormGuard } from '../guards/form-guard.tsx';
import { focusField } from '../guards/focus-field.ts';

interface DrawerFormProps {
  /** what the button does; without one the form is only read */
  readonly submit?: string;
  /** what the other button does, where it is not to be called Cancel */
  readonly stay?: string | undefined;
  readonly isBusy: boolean;
  readonly errors: readonly FieldError[];
  /** changes with every submit that the fields had something against */
  readonly lastTry: object | null;
  /** what went wrong as a whole */
  readonly alert?: ReactNode;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** Fields that scroll over a foot that does not: a message under a field moves no button. */
export function DrawerForm(form: DrawerFormProps) {
  const { words } = useWords();
  const { tryClose } = useFormGuard();
  const element = useRef<HTMLFormElement>(null);
  useFocusInvalid(element, form.lastTry);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // A form above another one is still inside of it, for events.
    event.stopPropagation();
    if (form.submit) form.onSubmit();
  };
  return (
    <form
      ref={element}
      className="drawer-form"
      data-read={!form.submit || undefined}
      noValidate
      onSubmit={submit}
    >
      <div className="drawer-form-fields">
        {form.alert}
        <ErrorSummary errors={form.errors} onJump={(name) => focusField(element.current, name)} />
        {form.children}
      </div>
      <div className="drawer-form-foot">
        <Button variant="default" onClick={tryClose}>
          {form.stay ?? (form.submit ? words.act.cancel : words.act.close)}
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
