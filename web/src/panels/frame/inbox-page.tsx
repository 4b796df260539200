import { leaveDecision } from '@muster/contract/leave/decisions.ts';
import { profileChange } from '@muster/contract/people/decisions.ts';
import { AdminInboxScreen, EmployeeInboxScreen } from '../../areas/inbox/screens/inbox-screen.tsx';
import { type Tellers, TellersContext } from '../../areas/inbox/tellers.ts';
import { AskedLeave } from '../../areas/leave/parts/asked-leave.tsx';
import { AskedProfile } from '../../areas/people/parts/asked-profile.tsx';

/** A room that tells more than its fields. */
const tellers: Tellers = {
  [leaveDecision.name]: (item, deciding) => <AskedLeave item={item} deciding={deciding} />,
  [profileChange.name]: (item) => <AskedProfile item={item} />,
};

export const AdminInboxPage = () => (
  <TellersContext value={tellers}>
    <AdminInboxScreen />
  </TellersContext>
);

export const EmployeeInboxPage = () => (
  <TellersContext value={tellers}>
    <EmployeeInboxScreen />
  </TellersContext>
);
