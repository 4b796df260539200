import { documentCalls } from '@muster/contract/people/documents/document-calls.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { PeopleDeps } from '../record/change-employee.ts';
import { faces } from '../photos/faces.ts';
import { type DocumentReader, listDocuments } from './list-documents.ts';
import { listExpiring } from './list-expiring.ts';
import { addDocument, changeDocument, removeDocument } from './save-document.ts';

export const documentRoutes = (parts: PeopleDeps & DocumentReader): readonly Route[] => [
  route(documentCalls.list, { tx: false }, ({ input, ...call }) =>
    listDocuments(call, input.params.id, parts),
  ),
  route(documentCalls.add, { tx: true }, async ({ input, ...call }) => {
    await addDocument(call, input.params.id, input.body);
    return listDocuments(call, input.params.id, parts);
  }),
  route(documentCalls.change, { tx: true }, async ({ input, ...call }) => {
    await changeDocument(call, input.params, input.body, parts);
    return listDocuments(call, input.params.id, parts);
  }),
  route(documentCalls.remove, { tx: true }, ({ input, ...call }) =>
    removeDocument(call, input.params),
  ),
  route(documentCalls.expiring, { tx: false }, async ({ input, actor, db, clock }) => {
    const now = await parts.now({ db, clock });
    const { rows, ...page } = await listExpiring(db, actor, input.query, now);
    const { show } = faces(parts.addressOf);
    return { rows: rows.map((row) => ({ ...row, person: show(row.person, clock) })), ...page };
  }),
];
