import { accessCalls } from '@muster/contract/identity/access-calls.ts';
import { mayCall } from '@muster/contract/kernel/endpoint.ts';
import { AccessCard } from '../../areas/identity/access/access-card.tsx';
import { GiveMany } from '../../areas/identity/access/give-many.tsx';
import { type RoomParts, RoomPartsContext } from '../../areas/people/room-parts.ts';
import { PeopleScreen } from '../../areas/people/screens/people-screen.tsx';
import { EmployeeScreen } from '../../areas/people/screens/profile-screen.tsx';
import { useSession } from '../../session/session.ts';

/** What the identity room tells of people and does with them. */
const parts: RoomParts = {
  tabs: [
    {
      path: 'access',
      label: ({ access }) => access.title,
      isTold: () => {
        const { user } = useSession.getState();
        return user !== null && mayCall(accessCalls.read, user);
      },
      Tab: ({ person, isToday }) => (
        <AccessCard id={person.id} name={person.name} isToday={isToday} />
      ),
    },
  ],
  Bulk: GiveMany,
};

export const EmployeePage = () => (
  <RoomPartsContext value={parts}>
    <EmployeeScreen />
  </RoomPartsContext>
);

export const PeoplePage = () => (
  <RoomPartsContext value={parts}>
    <PeopleScreen />
  </RoomPartsContext>
);
