import type { useCallForm } from '../../../api/use-call-form.ts';
import { FormAlert } from '../../../ui/form/form-alert.tsx';

interface DayRefusedProps {
  readonly of: Pick<ReturnType<typeof useCallForm>, 'form'>;
}

/** What is wrong with the day that a request is about: it has no box of its own. */
export function DayRefused({ of }: DayRefusedProps) {
  const { day } = of.form.errors;
  return typeof day === 'string' ? <FormAlert text={day} /> : null;
}
