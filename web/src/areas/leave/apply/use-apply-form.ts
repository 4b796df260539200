import type { Linked } from '@muster/contract/kernel/fields.ts';
import {
  type LeaveApplication,
  leaveCalls,
  ownLeaveCalls,
} from '@muster/contract/leave/calls/leave-calls.ts';
import type { LeaveType } from '@muster/contract/leave/leave-type.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, CallRefused } from '../../../api/client.ts';
import { type FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { allTypesQuery, balanceSummaryQuery, useRefreshLeave } from '../queries.ts';
import { spanFormState, type SpanFormState, leaveSpanOf } from './span-form.ts';

export interface Paper {
  readonly id: string;
  readonly name: string;
}

export interface ApplyFormState extends SpanFormState {
  readonly employeeId: Linked | null;
  readonly leaveTypeId: string | null;
  readonly reason: string;
  readonly fileId: Paper | null;
}

/** Where in the form the server's reasons belong. */
const places: Readonly<Record<string, string>> = {
  'leave.balance-exceeded': 'leaveTypeId',
  'leave.not-for-this-person': 'leaveTypeId',
  'leave.service-needed': 'leaveTypeId',
  'leave.on-probation': 'leaveTypeId',
  'leave.type-inactive': 'leaveTypeId',
  'leave.paper-needed': 'fileId',
  'leave.no-halves': 'part',
  'leave.no-hours': 'part',
  'leave.hours-of-one-day': 'part',
  'leave.ends-before-start': 'from',
  'leave.too-long': 'from',
  'leave.no-days': 'from',
  'leave.short-notice': 'from',
  'leave.too-far-back': 'from',
  'leave.too-many-in-a-row': 'from',
  'leave.overlaps': 'from',
  'leave.blocked-days': 'from',
  'leave.not-in-house': 'from',
};

/** A refusal of the whole finds the field it is about. */
function placed(error: unknown): unknown {
  if (!(error instanceof CallRefused)) return error;
  const { status, code, message, fields } = error;
  const known = Object.entries(fields).map(([key, text]): [string, string] => [
    key === 'until' ? 'from' : key === 'minutes' ? 'part' : key,
    text,
  ]);
  const place = places[code];
  if (known.length === 0 && place) known.push([place, message]);
  return new CallRefused(status, code, message, Object.fromEntries(known));
}

export interface Applying {
  /** HR applies for a colleague */
  readonly isForSomeone: boolean;
  /** one that waits and is changed */
  readonly application?: LeaveApplication;
  readonly onDone: () => void;
}

const initialOf = (application: LeaveApplication | undefined): ApplyFormState => ({
  ...spanFormState(application),
  employeeId: application ? { id: application.employee.id, name: application.employee.name } : null,
  leaveTypeId: application?.leaveType.id ?? null,
  reason: application?.reason ?? '',
  fileId: application?.attachment ? { id: '', name: application.attachment.name } : null,
});

/** The kinds that are meant for someone, with what is left of each. */
function useKinds(employeeId: string | undefined, isWanted: boolean, year?: number) {
  const types = useQuery(allTypesQuery);
  const summary = useQuery({ ...balanceSummaryQuery(employeeId, year), enabled: isWanted });
  const kinds = (summary.data?.balances ?? []).flatMap((balance) => {
    const type = types.data?.find(({ id }) => id === balance.leaveType.id);
    return type?.active ? [{ type, balance }] : [];
  });
  return { kinds, isPending: isWanted && (types.isPending || summary.isPending) };
}
export type Kind = ReturnType<typeof useKinds>['kinds'][number];

/** Nothing chosen yet: the first kind of which something is left. */
const chosenKind = (kinds: readonly Kind[], id: string | null): Kind | undefined =>
  kinds.find(({ type }) => type.id === id) ??
  (id ? undefined : (kinds.find(({ balance }) => (balance.available ?? 0) > 0) ?? kinds[0]));

/** As the call takes it; a paper that was there before is named only when it changes. */
function givenBy(held: ApplyFormState, type: LeaveType | undefined): FormValues {
  const span = type && leaveSpanOf(held, type);
  return {
    leaveTypeId: type?.id,
    from: span?.from,
    until: span?.until,
    startHalf: span?.startHalf,
    endHalf: span?.endHalf,
    minutes: span?.minutes,
    reason: held.reason.trim() || null,
    ...(held.fileId?.id !== '' && { fileId: held.fileId?.id ?? null }),
  };
}

type OwnBody = Parameters<typeof call<typeof ownLeaveCalls.create>>[1]['body'];
type HrBody = Parameters<typeof call<typeof leaveCalls.create>>[1]['body'];

/** Of the own what was sent back, or put aside, is sent with its change. */
export const isSentNow = ({ isForSomeone, application }: Applying): boolean =>
  !isForSomeone && application?.status === 'Draft';

// what a form gives was checked by the very schema of the call
function send(given: FormValues, applying: Applying): Promise<unknown> {
  const { isForSomeone, application } = applying;
  const params = { id: application?.id ?? '' };
  const changed = { ...given, version: application?.version };
  if (application && isForSomeone) return call(leaveCalls.change, { params, body: changed });
  const sent = isSentNow(applying) ? { status: 'Pending' as const } : {};
  if (application) return call(ownLeaveCalls.change, { params, body: { ...changed, ...sent } });
  if (isForSomeone) return call(leaveCalls.create, { body: given as HrBody });
  return call(ownLeaveCalls.create, { body: given as OwnBody });
}

export function useApplyForm(applying: Applying) {
  const { isForSomeone, application, onDone } = applying;
  const { apply } = useWords().words.leave;
  const [initial] = useState(() => initialOf(application));
  const [held, setHeld] = useState(initial);
  const refresh = useRefreshLeave();
  const employeeId = isForSomeone ? held.employeeId?.id : undefined;
  const isWhomKnown = !isForSomeone || employeeId !== undefined;
  const year = held.from ? Number(held.from.slice(0, 4)) : undefined;
  const { kinds, isPending } = useKinds(employeeId, isWhomKnown, year);
  const kind = chosenKind(kinds, held.leaveTypeId);
  const body = isForSomeone ? leaveCalls.create.body : ownLeaveCalls.create.body;
  const form = useCallForm({
    body: application ? ownLeaveCalls.change.body : body,
    initial: { ...initial },
    // the controls hold what they began with
    given: (now) => ({
      ...givenBy(now as unknown as ApplyFormState, kind?.type),
      ...(isForSomeone && !application && { employeeId }),
    }),
    send: (given) =>
      send(given, applying).catch((error: unknown) => {
        throw placed(error);
      }),
    onSent: () => {
      refresh();
      const sent = isForSomeone ? apply.sentFor : apply.sent;
      notify.success(application && !isSentNow(applying) ? apply.changed : sent);
      onDone();
    },
    failed: apply.failed,
    onHeld: (now) => setHeld(now as unknown as ApplyFormState),
  });
  return { ...form, held, kinds, kind, isPending, employeeId, isWhomKnown, applying };
}

export type ApplyHandle = ReturnType<typeof useApplyForm>;
