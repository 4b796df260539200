import { noticeMailJob } from '../areas/inbox/notices/notice-mail-job.ts';
import type { Client, Reply } from './client.ts';
import type { TestApp } from './make-app.ts';
import { runJob } from './processes/run-job.ts';

interface Shown {
  readonly _id: string;
  readonly kind: string;
  readonly text: string;
  readonly readAt: string | null;
  readonly over: boolean;
}
export const noticesIn = (reply: Reply): Shown[] => (reply.body as { data: Shown[] }).data;
export const unreadOf = async (client: Client): Promise<Shown[]> =>
  noticesIn(await client.get('/notification/data?which=unread&limit=200'));

/** Something that waits, or did: of the inbox's answer. */
interface Item {
  readonly _id: string;
  readonly subject: { readonly _id: string };
}
export const itemsIn = (reply: Reply): Item[] => (reply.body as { data: Item[] }).data;

/** Someone decides about the only request of a person. */
export async function decideAbout(client: Client, person: string, said: object): Promise<Reply> {
  const all = itemsIn(await client.get('/inbox/data?limit=200'));
  const item = all.find(({ subject }) => subject._id === person);
  return client.put(`/inbox/${item?._id}`, said);
}

/** The mails of notices into the outbox, as the job does it. */
export const writeNoticeMails = (test: TestApp) =>
  runJob(
    noticeMailJob({ publicUrl: () => 'https://muster.example', mailLanguage: async () => 'both' }),
    {},
    { db: test.database.db, clock: test.clock },
  );

/** How many notices an account has, seen or not. */
export const countNotices = async ({ database }: TestApp, account: string): Promise<number> => {
  const rows = await database.db
    .selectFrom('notice')
    .select('id')
    .where('account_id', '=', account)
    .execute();
  return rows.length;
};
