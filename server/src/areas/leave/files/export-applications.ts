import type { Input, SentFile } from '@muster/contract/kernel/endpoint.ts';
import type { leaveFileCalls } from '@muster/contract/leave/calls/leave-file-calls.ts';
import { leaveBn } from '@muster/contract/leave/words.bn.ts';
import { leaveEn } from '@muster/contract/leave/words.en.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { peopleBn } from '@muster/contract/people/words.bn.ts';
import { peopleEn } from '@muster/contract/people/words.en.ts';
import { dayOf } from '../../../platform/now.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { nowOfPerson } from '../../people/public.ts';
import { applicationFilter } from '../applications/reading/list-applications.ts';
import type { LeaveCall, LeaveDeps } from '../deps.ts';
import { type ApplicationRow, findApplications } from '../store/applications.ts';
import { dateCell, textCell } from '../../../platform/sheets/sheet.ts';
import { type Columns, daysCell, sheetOf, wholeList } from './sheet-of.ts';

function columnsIn(language: Language, zone: string): Columns<ApplicationRow> {
  const { application, states } = language === 'bn' ? leaveBn : leaveEn;
  const { fields } = (language === 'bn' ? peopleBn : peopleEn).employee;
  return [
    [fields.number, ({ employee }) => textCell(employee.number)],
    [fields.name, ({ employee }) => textCell(employee.name)],
    [application.kind, ({ leaveType }) => textCell(leaveType.fullName)],
    [application.from, ({ from }) => dateCell(from)],
    [application.until, ({ until }) => dateCell(until)],
    [application.days, ({ asked }) => daysCell(asked)],
    [application.agreed, ({ approved }) => daysCell(approved)],
    [application.status, ({ status }) => textCell(states[status])],
    [application.reason, ({ reason }) => textCell(reason)],
    [application.askedOn, ({ createdAt }) => dateCell(dayOf(createdAt, zone))],
  ];
}

/** The list as a file: same filters, same order, same reach. */
export async function exportApplications(
  call: LeaveCall<Db>,
  { format, sort, ...query }: Input<typeof leaveFileCalls.applications>['query'],
  parts: LeaveDeps,
): Promise<SentFile> {
  const where = await applicationFilter(call, query, parts);
  const rows = await findApplications(call.db, where, sort, wholeList);
  const { zone } = await nowOfPerson(call, parts, call.actor.personId);
  return sheetOf(columnsIn(call.language, zone), rows, format);
}
