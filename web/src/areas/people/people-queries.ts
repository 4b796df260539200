import type { Input, SentFile } from '@muster/contract/kernel/endpoint.ts';
import { wireNames } from '@muster/contract/kernel/wire.ts';
import { employee, type Employee } from '@muster/contract/people/employee.ts';
import { type JobPeriod, peopleCalls } from '@muster/contract/people/people-calls.ts';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { sentenceOf } from '../../api/refusal.ts';
import type { FormValues } from '../../api/use-call-form.ts';
import type { NotDeleted } from '../../ui/form/dialogs/delete-dialog.tsx';
import type { ExportFormat } from '../../ui/list/views/export-menu.tsx';
import { askedBy, type ListShape, type ListState } from '../../ui/list/list-state.ts';
import { notify } from '../../ui/status/notify.ts';
import { useWords } from '../../words/words.ts';
import { saveOwn } from './own-versions.ts';

const all = ['people'] as const;

// The published screens start with the names from Z to A.
export const peopleShape: ListShape = {
  query: peopleCalls.list.query,
  filters: [
    'concern',
    'department',
    'unit',
    'subUnit',
    'designation',
    'status',
    'category',
    'employmentType',
    'location',
    'region',
    'area',
    'lineManager',
    'asOf',
  ],
  sort: '-name',
};

type ListQuery = Input<typeof peopleCalls.list>['query'];

export const listOf = (query: ListQuery) =>
  queryOptions({
    queryKey: [...all, 'list', query],
    queryFn: ({ signal }) => call(peopleCalls.list, { query }, signal),
    placeholderData: keepPreviousData,
  });

export function peopleQuery(state: ListState) {
  // this list knows no "in use": status says it
  const { active: _, ...asked } = askedBy(state);
  return listOf(asked);
}

interface ExportAsked {
  readonly format: ExportFormat;
  /** keys of the list's columns; absent: all that the reader may see */
  readonly columns?: readonly string[];
  /** absent: all whom the list finds */
  readonly ids?: ReadonlySet<string>;
}

const onWire = wireNames(employee);

/** The list as a file, by its filters, or only the chosen ones of it. */
export function downloadPeople(
  state: ListState,
  { format, columns, ids }: ExportAsked,
): Promise<SentFile> {
  const { active: _active, pageNo: _page, limit: _limit, ...asked } = askedBy(state);
  const rows = ids ? { sort: state.sort, asOf: state.filters.asOf } : asked;
  const query = {
    ...rows,
    format,
    ids: ids && [...ids].join(','),
    columns: columns?.map((key) => onWire.get(key) ?? key).join(','),
  };
  return call(peopleCalls.export, { query });
}

export const personQuery = (id: string, asOf?: string) =>
  queryOptions({
    queryKey: [...all, 'one', id, asOf],
    queryFn: ({ signal }) => call(peopleCalls.read, { params: { id }, query: { asOf } }, signal),
    select: ({ record }) => record,
    staleTime: 0,
  });

export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'history', id],
    queryFn: ({ signal }) => call(peopleCalls.history, { params: { id } }, signal),
    select: ({ periods }) => periods,
    staleTime: 0,
  });

type CreateBody = Input<typeof peopleCalls.create>['body'];
const versionIn = ({ record }: { readonly record: Employee }) => record.version;
type LifeBody = Input<typeof peopleCalls.live>['body'];
type CorrectionBody = Input<typeof peopleCalls.correctLife>['body'];

/** The changes of a person; each makes every list and copy fresh again. */
export function usePeopleChanges() {
  const { words, say } = useWords();
  const client = useQueryClient();
  const named = { entity: words.people.employee.one };
  const refresh = () => void client.invalidateQueries({ queryKey: all });
  const refreshed = <A>(answer: A): A => {
    refresh();
    return answer;
  };
  return {
    // what a form gives was checked by the body's own schema
    create: (given: FormValues) =>
      call(peopleCalls.create, { body: given as CreateBody }).then(refreshed),
    change: (person: Employee, given: FormValues) =>
      saveOwn(
        person,
        (version) =>
          call(peopleCalls.change, { params: { id: person.id }, body: { ...given, version } }),
        versionIn,
      ).then(refreshed),
    live: (person: Employee, given: FormValues) =>
      saveOwn(
        person,
        (version) =>
          call(peopleCalls.live, {
            params: { id: person.id },
            body: { ...(given as LifeBody), version },
          }),
        versionIn,
      ).then(refreshed),
    correctLife: (person: Employee, given: FormValues) =>
      saveOwn(
        person,
        (version) =>
          call(peopleCalls.correctLife, {
            params: { id: person.id },
            body: { ...(given as CorrectionBody), version },
          }),
        versionIn,
      ).then(refreshed),
    /** says how it went; gives why not, for the dialog */
    cancel: async ({ id }: Employee, period: JobPeriod): Promise<NotDeleted | null> => {
      try {
        await call(peopleCalls.cancelChange, { params: { id, periodId: period.id } });
        notify.success(words.people.history.cancelled);
        return null;
      } catch (error) {
        return {
          text: sentenceOf(error, words) ?? words.people.history.cancelFailed,
          isInUse: false,
        };
      } finally {
        refresh();
      }
    },
    remove: async ({ id }: Employee): Promise<NotDeleted | null> => {
      try {
        await call(peopleCalls.remove, { params: { id } });
        notify.success(say(words.said.deleted, named));
        return null;
      } catch (error) {
        const text = sentenceOf(error, words);
        if (!text) notify.error(say(words.said.deleteFailed, named));
        return { text, isInUse: false };
      } finally {
        refresh();
      }
    },
  };
}
