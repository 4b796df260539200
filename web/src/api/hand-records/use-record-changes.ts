import { useQueryClient } from '@tanstack/react-query';
import { inUse } from '@muster/contract/kernel/refusals.ts';
import { isRefusal, sentenceOf } from '../refusal.ts';
import type { FormValues } from '../use-call-form.ts';
import type { NotDeleted } from '../../ui/form/dialogs/delete-dialog.tsx';
import { notify } from '../../ui/status/notify.ts';
import { outcomeWords } from '../../words/own-said.ts';
import { useWords } from '../../words/words.ts';
import type { HandRecord, Stored } from './hand-record.ts';

/** The changes of a record; each makes every list that shows it fresh again. */
export function useRecordChanges<R extends Stored>(
  kept: Pick<HandRecord<R>, 'one' | 'said' | 'shownIn' | 'create' | 'change' | 'remove'>,
) {
  const { words, say } = useWords();
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: kept.shownIn });
  const said = outcomeWords(words, kept.said?.(words));
  const named = { entity: kept.one(words) };
  const change = ({ id, version }: R, given: FormValues) =>
    kept.change(id, { ...given, version }).then(refresh);
  return {
    change,
    create: async (given: FormValues): Promise<R> => {
      const { record } = await kept.create(given);
      refresh();
      return record;
    },
    /** says how it went; gives why not, for the dialog */
    remove: async ({ id }: R): Promise<NotDeleted | null> => {
      try {
        await kept.remove(id);
        notify.success(say(said.deleted, named));
        return null;
      } catch (error) {
        const text = sentenceOf(error, words);
        if (!text) notify.error(say(said.deleteFailed, named));
        return { text, isInUse: isRefusal(error, inUse) };
      } finally {
        refresh();
      }
    },
    /** out of use or back into it, and says how it went */
    setActive: async (record: R, active: boolean): Promise<void> => {
      try {
        await change(record, { active });
        notify.success(say(said.updated, named));
      } catch (error) {
        refresh();
        notify.error(sentenceOf(error, words) ?? say(said.updateFailed, named));
      }
    },
  };
}
