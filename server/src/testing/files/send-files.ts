import type { FilePurposeName } from '@muster/contract/kernel/files/file-kinds.ts';
import { basePath } from '@muster/contract/kernel/endpoint.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { keepFile } from '../../platform/files/keep-file.ts';
import { fileAddress } from '../../platform/files/serving/address.ts';
import type { Client, Reply } from '../client.ts';
import type { TestApp } from '../make-app.ts';

/** Files sent by people of a test, and what became of them. */
export function sendFiles(test: TestApp) {
  const send = (client: Client, purpose: string, name: string, payload: Buffer): Promise<Reply> =>
    client.send('POST', `${basePath}/files?purpose=${purpose}&name=${encodeURIComponent(name)}`, {
      payload,
      headers: { 'content-type': 'text/html' },
    });
  const entered = async () => {
    const id = await test.newUser();
    const client = await test.enter({ kind: 'user', id });
    return { client, actor: { kind: 'user', accountId: id } as const };
  };
  const rowOf = (id: string) =>
    test.database.db.selectFrom('stored_file').selectAll().where('id', '=', id).executeTakeFirst();
  return {
    send,
    entered,
    rowOf,
    /** a file that some record keeps */
    async kept(purpose: FilePurposeName, name: string, content: Buffer) {
      const { client, actor } = await entered();
      const id = (await send(client, purpose, name, content)).at('file._id');
      const at = test.clock.now();
      await transaction(test.database.db, (tx) =>
        keepFile(tx, { id, purpose, actor, field: 'x', at }),
      );
      const row = await rowOf(id);
      if (!row) throw new Error('what was sent has no row');
      return row;
    },
    address: (file: { key: string; name: string }, way?: 'save') =>
      fileAddress(test.files.secret, file, test.clock.now(), way),
  };
}
