import { inUse } from '@muster/contract/kernel/refusals.ts';
import { leaveTypeCalls, type TypeOfLeave } from '@muster/contract/leave/leave-type.ts';
import { call } from '../../../api/client.ts';
import { isRefusal, sentenceOf } from '../../../api/refusal.ts';
import type { NotDeleted } from '../../../ui/form/delete-dialog.tsx';
import { notify } from '../../../ui/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useFresh } from '../queries.ts';

/** Out of use and away; each says how it went. */
export function useTypeChanges() {
  const { words, say } = useWords();
  const refresh = useFresh();
  const named = { entity: words.leave.records.leaveType.one };
  return {
    setActive: async ({ id, version }: TypeOfLeave, active: boolean): Promise<void> => {
      try {
        await call(leaveTypeCalls.change, { params: { id }, body: { active, version } });
        notify.success(say(words.said.updated, named));
      } catch (error) {
        notify.error(sentenceOf(error, words) ?? say(words.said.updateFailed, named));
      }
      refresh();
    },
    remove: async ({ id }: TypeOfLeave): Promise<NotDeleted | null> => {
      try {
        await call(leaveTypeCalls.remove, { params: { id } });
        notify.success(say(words.said.deleted, named));
        return null;
      } catch (error) {
        const text = sentenceOf(error, words);
        if (!text) notify.error(say(words.said.deleteFailed, named));
        return { text, isInUse: isRefusal(error, inUse) };
      } finally {
        refresh();
      }
    },
  };
}
