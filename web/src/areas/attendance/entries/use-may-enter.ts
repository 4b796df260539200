import { leadTimes } from '@muster/contract/attendance/entry-calls.ts';
import { useMayCall } from '../../../session/use-may-call.ts';

/** Whoever leads or keeps people enters their punches; for whom exactly, the server says. */
export const useMayEnter = (): boolean => useMayCall({ access: leadTimes });
