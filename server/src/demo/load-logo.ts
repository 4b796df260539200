import { insertLogo } from '../areas/organisation/public.ts';
import type { Clock } from '../platform/clock.ts';
import { type Db, transaction } from '../platform/db/transaction.ts';
import type { Files } from '../platform/files/files.ts';
import { keepFile } from '../platform/files/keep-file.ts';
import { keepMade } from '../platform/files/made-file.ts';
import { demoLogins } from './demo.ts';
import { drawLogo } from './draw-logo.ts';
import { concerns } from './company/master-data.ts';

/** The first company of the demo has a logo, the second none: both kinds of documents are to be seen. */
export async function loadLogo(
  db: Db,
  files: Pick<Files, 'store' | 'arriving'>,
  clock: Clock,
): Promise<void> {
  const at = clock.now();
  const company = await db
    .selectFrom('concern')
    .select('id')
    .where('name', '=', concerns[0].name)
    .executeTakeFirstOrThrow();
  const { id: accountId } = await db
    .selectFrom('user_account')
    .select('id')
    .where('email', '=', demoLogins[0].email)
    .executeTakeFirstOrThrow();
  const by = { kind: 'user', accountId } as const;
  const file = { content: drawLogo(), kind: 'png', purpose: 'logo', name: 'Logo', by, at } as const;
  await keepMade(db, files, file, (stage) =>
    transaction(db, async (tx) => {
      const id = await stage(tx);
      await keepFile(tx, { id, purpose: 'logo', actor: by, field: 'logo', at });
      await insertLogo(tx, company.id, id, at);
    }),
  );
}
