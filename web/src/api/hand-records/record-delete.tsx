import { DeleteDialog } from '../../ui/form/dialogs/delete-dialog.tsx';
import { useLingering } from '../../ui/form/guards/use-lingering.ts';
import type { HandRecord, Stored } from './hand-record.ts';
import { useRecordChanges } from './use-record-changes.ts';

interface RecordDeleteProps<R> {
  readonly kept: HandRecord<R>;
  /** none: nothing is asked */
  readonly record: R | undefined;
  readonly nameOf: (record: R) => string;
  /** it can be taken out of use instead */
  readonly mayRetire?: boolean;
  readonly onCancel: () => void;
  readonly onDeleted: () => void;
}

export function RecordDelete<R extends Stored>(props: RecordDeleteProps<R>) {
  const { kept, record, nameOf, mayRetire, onCancel, onDeleted } = props;
  const { remove, setActive } = useRecordChanges(kept);
  const { shown, forget } = useLingering(record);
  if (!shown) return null;
  return (
    <DeleteDialog
      key={shown.id}
      opened={record !== undefined}
      name={nameOf(shown)}
      remove={() => remove(shown)}
      retire={mayRetire ? () => setActive(shown, false) : undefined}
      onCancel={onCancel}
      onClosed={forget}
      onDeleted={onDeleted}
    />
  );
}
