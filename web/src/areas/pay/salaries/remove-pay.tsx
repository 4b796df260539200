import { sentenceOf } from '../../../api/refusal.ts';
import { DeleteDialog } from '../../../ui/form/dialogs/delete-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useRefreshPay } from '../pay-queries.ts';

interface RemovePayProps<R> {
  /** none: nothing is asked */
  readonly record: R | undefined;
  readonly nameOf: (record: R) => string;
  readonly remove: (record: R) => Promise<unknown>;
  readonly removed: string;
  readonly onClose: () => void;
}

/** Asks before a salary, an amount or a version goes; what the server has against it is shown. */
export function RemovePay<R extends { readonly id: string }>(props: RemovePayProps<R>) {
  const { record, nameOf, remove, removed, onClose } = props;
  const { words } = useWords();
  const refresh = useRefreshPay();
  const { shown, forget } = useLingering(record);
  if (!shown) return null;
  const tryToRemove = async () => {
    try {
      await remove(shown);
      return null;
    } catch (error) {
      return { text: sentenceOf(error, words) ?? words.state.errorTitle, isInUse: false };
    }
  };
  return (
    <DeleteDialog
      key={shown.id}
      opened={record !== undefined}
      name={nameOf(shown)}
      remove={tryToRemove}
      retire={undefined}
      onCancel={onClose}
      onClosed={forget}
      onDeleted={() => {
        notify.success(removed);
        refresh();
        onClose();
      }}
    />
  );
}
