import { IconBan, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { FormDialog } from '../../../ui/form/dialogs/form-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { SelectionBar } from '../../../ui/list/filters/selection-bar.tsx';
import { nothingChosen } from '../../../ui/list/filters/use-selection.ts';
import type { Selection } from '../../../ui/table/column.ts';
import { useWords } from '../../../words/words.ts';
import { ReasonForm } from './reason-form.tsx';
import type { useTogether } from './use-together.ts';

interface SelectedBarProps {
  readonly selection: Selection;
  readonly together: ReturnType<typeof useTogether>;
}

/** Several decided together: one click for a yes, one reason for a no. */
export function SelectedBar({ selection, together }: SelectedBarProps) {
  const { words, say } = useWords();
  const { inbox } = words;
  const [rejecting, setRejecting] = useState<readonly string[]>();
  const { shown, forget } = useLingering(rejecting);
  const ids = [...selection.chosen];
  const close = () => setRejecting(undefined);
  return (
    <>
      <SelectionBar count={ids.length} onClear={() => selection.choose(nothingChosen)}>
        <button
          type="button"
          aria-label={inbox.approveMany}
          disabled={together.approve.isBusy}
          onClick={() => void together.approve.start(ids)}
        >
          <IconCheck size={16} aria-hidden />
          {inbox.approve}
        </button>
        <button type="button" aria-label={inbox.rejectMany} onClick={() => setRejecting(ids)}>
          <IconBan size={16} aria-hidden />
          {inbox.reject}
        </button>
      </SelectionBar>
      {shown && (
        <FormDialog
          wanted={rejecting !== undefined}
          title={say(inbox.rejectTitle, { count: shown.length })}
          onClose={close}
          onClosed={forget}
        >
          <ReasonForm send={(said) => together.decide(shown, said)} onSent={close} />
        </FormDialog>
      )}
    </>
  );
}
