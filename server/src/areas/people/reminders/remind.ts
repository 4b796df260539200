import {
  confirmationDue,
  documentExpires,
  ownDocumentExpires,
  teamUnderLeaver,
} from '@muster/contract/people/documents/document-notices.ts';
import { type Db, type Handle, type Tx, transaction } from '../../../platform/db/transaction.ts';
import { sendNotice } from '../../../platform/notices/notify.ts';
import type { Account } from '../../../platform/session/sessions.ts';
import type { Now } from '../../../platform/now.ts';
import { markOf } from '../rules/reminder.ts';
import {
  confirmationsDue,
  documentsDue,
  type DueReminder,
  noteReminded,
  teamsLeft,
} from './store.ts';

/** Given by the identity room: HR of a concern, but for one person. */
export type HrAccounts = (
  db: Handle,
  concernId: string | null,
  exceptPerson: string,
) => Promise<Account[]>;

/** How many days ahead people are reminded; the day itself is always one. */
export interface Ahead {
  readonly documents: readonly number[];
  readonly confirmations: readonly number[];
}

interface Reminding {
  readonly db: Db;
  /** by which it is a day or not yet */
  readonly now: Now;
  readonly at: string;
  readonly hrAccounts: HrAccounts;
}

/** Few enough that each transaction is short, on the one embedded connection too. */
const chunk = 50;
const first = '00000000-0000-0000-0000-000000000000';
const accountOf = (id: string): Account => ({ kind: 'employee', id });

type Tell = (tx: Tx, due: DueReminder, hr: readonly Account[], at: string) => Promise<void>;

const target = ({ personId }: DueReminder) => ({ record: 'employee', id: personId });

const tellOfDocument: Tell = async (tx, due, hr, at) => {
  const { name, dueOn, personId, title } = due;
  const values = { name, document: title ?? '', day: { day: dueOn } };
  const told = { values, target: target(due), at };
  await sendNotice(tx, documentExpires, hr, told);
  await sendNotice(tx, ownDocumentExpires, [accountOf(personId)], told);
};

const tellOfConfirmation: Tell = async (tx, due, hr, at) => {
  const { name, dueOn, managerId } = due;
  const to = managerId === null ? hr : [...hr, accountOf(managerId)];
  await sendNotice(tx, confirmationDue, to, {
    values: { name, day: { day: dueOn } },
    target: target(due),
    at,
  });
};

const tellOfTeam: Tell = async (tx, due, hr, at) => {
  const { name, count = 0 } = due;
  await sendNotice(tx, teamUnderLeaver, hr, { values: { name, count }, target: target(due), at });
};

interface Kind {
  readonly find: typeof documentsDue;
  readonly tell: Tell;
  readonly marks: readonly number[];
}

/** Each once, whatever ends the run in between; answers how many were told. */
async function remindOf({ db, now, at, hrAccounts }: Reminding, { find, tell, marks }: Kind) {
  const ahead = Math.max(...marks);
  let after = first;
  let count = 0;
  for (;;) {
    const rows = await find(db, { now, ahead, after, limit: chunk });
    count += await transaction(db, async (tx) => {
      let told = 0;
      for (const due of rows) {
        const { today } = now.in(due.concernId);
        const mark = markOf(due.dueOn, today, marks);
        if (mark === undefined || (due.told !== null && due.told <= mark)) continue;
        if (!(await noteReminded(tx, due, mark, at))) continue;
        await tell(tx, due, await hrAccounts(tx, due.concernId, due.personId), at);
        told += 1;
      }
      return told;
    });
    after = rows.at(-1)?.recordId ?? after;
    if (rows.length < chunk) return count;
  }
}

/** What came due since the last run is told: of each paper and each person at most once a run. */
export async function remind(reminding: Reminding, ahead: Ahead): Promise<number> {
  const documents = { find: documentsDue, tell: tellOfDocument, marks: [...ahead.documents, 0] };
  const confirmations = {
    find: confirmationsDue,
    tell: tellOfConfirmation,
    marks: [...ahead.confirmations, 0],
  };
  const teams = { find: teamsLeft, tell: tellOfTeam, marks: [0] };
  let told = 0;
  for (const kind of [documents, confirmations, teams]) told += await remindOf(reminding, kind);
  return told;
}
