import { peopleCalls } from '@muster/contract/people/people-calls.ts';
import { IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { ConfirmDialog } from '../../../ui/form/dialogs/confirm-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../../ui/status/notify.ts';
import { today } from '../../../session/company-days.ts';
import { useWords } from '../../../words/words.ts';

interface ConfirmManyProps {
  readonly chosen: ReadonlySet<string>;
  readonly nameOf: (id: string) => string;
  readonly onDone: () => void;
}

/** The step of the profile, for each of the chosen; one that is refused holds up no other. */
function useConfirmAll({ nameOf, onDone }: ConfirmManyProps) {
  const { words, say } = useWords();
  const { due, life } = words.people;
  const client = useQueryClient();
  return useOneAtATime(async (ids: readonly string[]) => {
    let done = 0;
    for (const id of ids) {
      try {
        const body = { action: 'confirm', date: today() } as const;
        await call(peopleCalls.live, { params: { id }, body });
        done += 1;
      } catch (error) {
        const why = sentenceOf(error, words) ?? life.noDate;
        notify.error(say(due.notConfirmed, { name: nameOf(id), why }));
      }
    }
    if (done > 0) notify.success(say(due.confirmedMany, { count: done }));
    void client.invalidateQueries({ queryKey: ['people'] });
    onDone();
  });
}

/** Among what is done with chosen rows: all of them are confirmed, once one is sure. */
export function ConfirmMany(props: ConfirmManyProps) {
  const { words, say } = useWords();
  const { due } = words.people;
  const [wanted, setWanted] = useState<readonly string[]>();
  const { shown, forget } = useLingering(wanted);
  const confirm = useConfirmAll(props);
  return (
    <>
      <button type="button" onClick={() => setWanted([...props.chosen])}>
        <IconCheck size={16} aria-hidden />
        {due.confirmSelected}
      </button>
      {shown && (
        <ConfirmDialog
          opened={wanted !== undefined}
          title={say(due.confirmMany, { count: shown.length })}
          confirm={due.confirm}
          tone="calm"
          isBusy={confirm.isBusy}
          onConfirm={() => void confirm.start(shown).finally(() => setWanted(undefined))}
          onCancel={() => setWanted(undefined)}
          onClosed={forget}
        >
          {due.confirmManyHint}
        </ConfirmDialog>
      )}
    </>
  );
}
