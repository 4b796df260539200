import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { type ListView, viewCalls } from '@muster/contract/identity/view-calls.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { NotDeleted } from '../../ui/form/dialogs/delete-dialog.tsx';
import { notify } from '../../ui/status/notify.ts';
import { useWords } from '../../words/words.ts';
import { call } from '../client.ts';
import { sentenceOf } from '../refusal.ts';

const all = ['views'] as const;

export const viewsQuery = (list: string) =>
  queryOptions({
    queryKey: [...all, list],
    queryFn: ({ signal }) => call(viewCalls.list, { query: { list } }, signal),
    staleTime: 60_000,
  });

type SaveBody = Input<typeof viewCalls.save>['body'];
type ChangeBody = Input<typeof viewCalls.change>['body'];

/** The changes of saved views; each says how it went where no form does. */
export function useViewChanges(list: string) {
  const { words } = useWords();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: [...all, list] });
  const told = async (doing: Promise<unknown>): Promise<void> => {
    try {
      await doing;
      notify.success(words.views.updated);
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? words.views.failed);
    } finally {
      await refresh();
    }
  };
  const change = ({ id, version }: ListView, given: ChangeBody) =>
    call(viewCalls.change, { params: { id }, body: { ...given, version } });
  return {
    save: async (body: SaveBody) => {
      const { record } = await call(viewCalls.save, { body });
      await refresh();
      return record;
    },
    rename: async (view: ListView, title: string) => {
      await change(view, { title });
      await refresh();
    },
    change: (view: ListView, given: ChangeBody) => told(change(view, given)),
    setDefault: (viewId: string | null) =>
      told(call(viewCalls.setDefault, { body: { list, viewId } })),
    /** says how it went; gives why not, for the dialog */
    remove: async ({ id }: ListView): Promise<NotDeleted | null> => {
      try {
        await call(viewCalls.remove, { params: { id } });
        notify.success(words.views.removed);
        return null;
      } catch (error) {
        return { text: sentenceOf(error, words) ?? words.views.removeFailed, isInUse: false };
      } finally {
        await refresh();
      }
    },
  };
}
