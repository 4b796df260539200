import { Textarea } from '@mantine/core';
import type { useCallForm } from '../../../api/use-call-form.ts';
import { useWords } from '../../../words/words.ts';

interface ReasonInputProps {
  readonly of: Pick<ReturnType<typeof useCallForm>, 'form' | 'wires'>;
  readonly longest?: number;
  /** has the cursor when the form opens */
  readonly isFirst?: boolean;
}

/** Why; whoever decides reads it. */
export function ReasonInput({ of, longest = 500, isFirst }: ReasonInputProps) {
  const { fields } = useWords().words.attendance;
  return (
    <Textarea
      key={of.form.key('reason')}
      label={fields.reason}
      required
      maxLength={longest}
      autosize
      minRows={2}
      data-autofocus={isFirst}
      {...of.wires('reason')}
    />
  );
}
