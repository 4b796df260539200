import { mayCall } from '@muster/contract/kernel/endpoint.ts';
import { useSession } from '../../../session/session.ts';
import { type RoomWaiting, useRooms, type WaitingProps } from '../../../wiring/web-room.ts';

/** What rooms have waiting for the reader besides decisions. */
export function useWaitingElsewhere(): readonly RoomWaiting[] {
  const user = useSession((session) => session.user);
  return useRooms()
    .flatMap(({ waiting = [] }) => waiting)
    .filter(({ rule, ofGroup }) => user && mayCall({ access: rule, ofGroup }, user));
}

/** Before the decisions; each room shows its own. */
export function WaitingElsewhere({ isBrief = false }: WaitingProps) {
  const elsewhere = useWaitingElsewhere();
  return elsewhere.map(({ Waiting }, at) => <Waiting key={at} isBrief={isBrief} />);
}
