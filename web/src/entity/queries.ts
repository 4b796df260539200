import type { SentFile } from '@muster/contract/kernel/endpoint.ts';
import type { EntityRecord } from '@muster/contract/kernel/entity.ts';
import { inUse } from '@muster/contract/kernel/refusals.ts';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { isRefusal, sentenceOf } from '../api/refusal.ts';
import type { Given } from '../api/use-call-form.ts';
import type { NotDeleted } from '../ui/form/delete-dialog.tsx';
import type { ExportFormat } from '../ui/list/export-menu.tsx';
import { askedBy, type ListState } from '../ui/list/list-state.ts';
import { notify } from '../ui/notify.ts';
import { type RecordScreen, useRecordWords } from './record-screen.ts';

export function listQuery(screen: RecordScreen, state: ListState) {
  const query = askedBy(state);
  return queryOptions({
    queryKey: [screen.entity.name, 'list', query],
    queryFn: ({ signal }) => call(screen.calls.list, { query }, signal),
    placeholderData: keepPreviousData,
  });
}

/** Never from memory: a form starts from what the server has now. */
export const oneQuery = (screen: RecordScreen, id: string) =>
  queryOptions({
    queryKey: [screen.entity.name, 'one', id],
    queryFn: ({ signal }) => call(screen.calls.read, { params: { id } }, signal),
    select: ({ record }) => record,
    gcTime: 0,
    staleTime: 0,
  });

/** The list as a file, by its filters and visible columns, or only the chosen rows of it. */
export function exportCall(
  { calls }: RecordScreen,
  state: ListState,
  format: ExportFormat,
  columns: readonly string[] | undefined,
  ids?: ReadonlySet<string>,
): Promise<SentFile> {
  const { pageNo: _page, limit: _limit, ...asked } = askedBy(state);
  const rows = ids ? { sort: state.sort, ids: [...ids].join(',') } : asked;
  return call(calls.export, { query: { ...rows, format, columns: columns?.join(',') } });
}

/** The changes of a record; others show its name, so each makes everything fresh again. */
export function useEntityChanges(screen: RecordScreen) {
  const { words, say, named } = useRecordWords(screen);
  const client = useQueryClient();
  const { calls } = screen;
  const refresh = () => void client.invalidateQueries();
  const change = ({ id, version }: EntityRecord, given: Given) =>
    call(calls.change, { params: { id }, body: { ...given, version } }).then(refresh);
  return {
    change,
    create: (body: Given) => call(calls.create, { body }).then(refresh),
    /** says how it went; gives why not, for the dialog */
    remove: async ({ id }: EntityRecord): Promise<NotDeleted | null> => {
      try {
        await call(calls.remove, { params: { id } });
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
    /** out of use or back into it, and says how it went */
    setActive: async (record: EntityRecord, active: boolean): Promise<void> => {
      try {
        await change(record, { active });
        notify.success(say(words.said.updated, named));
      } catch (error) {
        refresh();
        notify.error(sentenceOf(error, words) ?? say(words.said.updateFailed, named));
      }
    },
  };
}
