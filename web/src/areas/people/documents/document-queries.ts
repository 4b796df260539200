import type { Input } from '@muster/contract/kernel/endpoint.ts';
import {
  documentCalls,
  type PersonDocument,
  personPhotoCalls,
} from '@muster/contract/people/documents/document-calls.ts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import type { FormValues } from '../../../api/use-call-form.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';

/** Below the life of an address, so that the files at hand always open. */
const freshFor = 240_000;

export const documentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['people', 'documents', id],
    queryFn: ({ signal }) => call(documentCalls.list, { params: { id } }, signal),
    staleTime: 0,
    refetchInterval: freshFor,
  });

type AddBody = Input<typeof documentCalls.add>['body'];

/** What can be done with someone's papers; the list of what is due follows. */
export function useDocumentChanges(id: string) {
  const { words } = useWords();
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: ['people'] });
  return {
    // what a form gives was checked by the body's own schema
    add: (given: FormValues) =>
      call(documentCalls.add, { params: { id }, body: given as AddBody }).finally(refresh),
    change: ({ id: documentId, version }: PersonDocument, given: FormValues) =>
      call(documentCalls.change, {
        params: { id, documentId },
        body: { ...given, version },
      }).finally(refresh),
    /** says how it went; gives why not, for the dialog */
    remove: async ({ id: documentId }: PersonDocument): Promise<string | null> => {
      const { documents } = words.people;
      try {
        await call(documentCalls.remove, { params: { id, documentId } });
        notify.success(documents.deleted);
        return null;
      } catch (error) {
        return sentenceOf(error, words) ?? documents.deleteFailed;
      } finally {
        refresh();
      }
    },
  };
}

/** The photo of another: everything that shows the face follows. */
export function useSetPhoto(id: string) {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: ['people'] });
  const params = { id };
  return {
    set: (fileId: string) =>
      call(personPhotoCalls.set, { params, body: { fileId } }).finally(refresh),
    remove: () => call(personPhotoCalls.remove, { params }).finally(refresh),
  };
}
