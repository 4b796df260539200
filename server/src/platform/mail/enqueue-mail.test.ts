import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../testing/clocks/test-clock.ts';
import { newDatabase } from '../../testing/postgres/test-database.ts';
import type { Database } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { enqueueMail, type NewMail } from './enqueue-mail.ts';

let database: Database;
const clock = testClock();

beforeAll(async () => {
  database = await newDatabase();
});
afterAll(() => database.close());
afterEach(() => database.db.deleteFrom('mail').execute());

const put = (given: Partial<NewMail> = {}): Promise<string> =>
  transaction(database.db, (tx) =>
    enqueueMail(
      tx,
      { kind: 'test', to: 'rahim@example.com', subject: 'Hello', text: 'A line.', ...given },
      clock.now(),
    ),
  );
const rows = () => database.db.selectFrom('mail').selectAll().orderBy('id').execute();

describe('the outbox', () => {
  it.each([
    ['a second address', { to: 'a@example.com,b@example.com' }],
    ['a line of a header behind the address', { to: 'a@example.com\r\nBcc: b@example.com' }],
    ['a name before the address', { to: 'A <a@example.com>' }],
    ['no address', { to: 'a' }],
    ['a line of a header in the subject', { subject: 'x\r\nBcc: e@example.com' }],
    ['a bare line feed in the subject', { subject: 'x\nBcc: e@example.com' }],
  ])('refuses %s', async (_, given) => {
    await expect(put(given)).rejects.toThrow(/one plain address|one line of plain text/);
    expect(await rows()).toEqual([]);
  });

  it('refuses them in the database too', async () => {
    const id = await put();
    const set = (change: { recipient?: string; subject?: string }) =>
      database.db.updateTable('mail').set(change).where('id', '=', id).execute();
    await expect(set({ recipient: 'a@example.com\nBcc: b@example.com' })).rejects.toThrow(/check/);
    await expect(set({ recipient: 'a@example.com,b@example.com' })).rejects.toThrow(/check/);
    await expect(set({ subject: 'x\r\ny' })).rejects.toThrow(/check/);
  });

  it('keeps nothing of a deed that was undone', async () => {
    const undone = transaction(database.db, async (tx) => {
      await enqueueMail(
        tx,
        { kind: 'test', to: 'a@b.example', subject: 's', text: '' },
        clock.now(),
      );
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await rows()).toEqual([]);
  });
});
