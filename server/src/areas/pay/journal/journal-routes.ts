import { journalAccountCalls } from '@muster/contract/pay/journal/account-calls.ts';
import { journalCalls } from '@muster/contract/pay/journal/journal-calls.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { PayDeps } from '../deps.ts';
import { exportJournal } from './export-journal.ts';
import { changeAccounts, createAccounts, removeAccounts } from './keep-accounts.ts';
import { listAccounts } from './list-accounts.ts';
import { readJournal, readReversalJournal } from './read-journal.ts';

export const journalRoutes = (deps: PayDeps): readonly Route[] => [
  route(journalCalls.read, { tx: false }, ({ input, ...call }) =>
    readJournal(call, input.params.id),
  ),
  route(journalCalls.export, { tx: false }, async ({ input, ...call }) => {
    const { record } = await readJournal(call, input.params.id);
    return exportJournal(record, input.query.format, call.language);
  }),
  route(journalCalls.readReversal, { tx: false }, ({ input, ...call }) =>
    readReversalJournal(call, input.params.id, deps),
  ),
  route(journalCalls.exportReversal, { tx: false }, async ({ input, ...call }) => {
    const { record } = await readReversalJournal(call, input.params.id, deps);
    return exportJournal(record, input.query.format, call.language);
  }),
  route(journalAccountCalls.list, { tx: false }, (call) => listAccounts(call)),
  route(journalAccountCalls.create, { tx: true }, ({ input, ...call }) =>
    createAccounts(call, input.body),
  ),
  route(journalAccountCalls.change, { tx: true }, ({ input, ...call }) =>
    changeAccounts(call, input.params.id, input.body, deps),
  ),
  route(journalAccountCalls.remove, { tx: true }, ({ input, ...call }) =>
    removeAccounts(call, input.params.id),
  ),
];
