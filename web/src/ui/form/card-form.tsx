import './form.css';
import { Button } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { useWords } from '../../words/words.ts';
import { useFocusInvalid } from '../use-focus-invalid.ts';
import { ErrorSummary, type FieldError } from './error-summary.tsx';
import { focusField } from './guards/focus-field.ts';
import { useFormGuard } from './guards/form-guard.tsx';

interface CardFormProps {
  /** how the form is called to those who hear the page */
  readonly label: string;
  /** what the button does */
  readonly submit: string;
  readonly isBusy: boolean;
  readonly errors: readonly FieldError[];
  /** changes with every submit that the fields had something against */
  readonly lastTry: object | null;
  /** what went wrong as a whole */
  readonly alert?: ReactNode;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form that stands in the page itself, inside a guard. */
export function CardForm(form: CardFormProps) {
  const { words } = useWords();
  const { tryClose } = useFormGuard();
  const element = useRef<HTMLFormElement>(null);
  useFocusInvalid(element, form.lastTry);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    form.onSubmit();
  };
  return (
    <form ref={element} className="card-form" aria-label={form.label} noValidate onSubmit={submit}>
      {form.alert}
      <ErrorSummary errors={form.errors} onJump={(name) => focusField(element.current, name)} />
      {form.children}
      <div className="card-form-foot">
        <Button type="submit" loading={form.isBusy}>
          {form.submit}
        </Button>
        <Button variant="default" onClick={tryClose}>
          {words.act.cancel}
        </Button>
      </div>
    </form>
  );
}
