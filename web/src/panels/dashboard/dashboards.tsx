import '../../ui/board/board.css';
import '../../ui/page/card.css';
import { CatchBoundary } from '@tanstack/react-router';
import { use } from 'react';
import { AccountCard } from '../../areas/identity/account/account-card.tsx';
import { useSession } from '../../session/session.ts';
import type { BoardCard } from '../../ui/board/board-card.ts';
import { useRooms } from '../../wiring/web-room.ts';
import { useWords } from '../../words/words.ts';
import { mayOpen } from '../../session/panel-access.ts';
import { Greeting } from '../frame/greeting.tsx';
import { useSecondFactorMissing } from '../frame/bar/second-factor-banner.tsx';
import { cardsOf } from './cards.ts';

const Broken = () => {
  const { dashboard } = useWords().words;
  return <p className="card board-quiet">{dashboard.failed}</p>;
};

interface BoardProps {
  readonly shown: readonly BoardCard[];
  readonly panel: '/admin' | '/employee';
}

/** Each card by itself: one that breaks leaves the others standing. */
const Board = ({ shown, panel }: BoardProps) => (
  <div className="board">
    {shown.map(({ name, isWide, Card }) => (
      <div key={name} data-wide={isWide}>
        <CatchBoundary getResetKey={() => name} errorComponent={Broken}>
          <Card panel={panel} />
        </CatchBoundary>
      </div>
    ))}
  </div>
);

function Dashboard({ name }: { readonly name: 'admin' | 'employee' }) {
  const user = useSession((session) => session.user);
  const isMissing = useSecondFactorMissing();
  const cards = use(cardsOf(useRooms()));
  if (!user) return null;
  const panel = `/${name}` as const;
  const shown = cards.filter(
    ({ panels, rule, isOwn }) =>
      panels.includes(name) && mayOpen(rule, user) && (!isOwn || user.employeeId !== null),
  );
  return (
    <>
      <Greeting user={user} />
      {/* until then every call of theirs is refused */}
      {isMissing ? (
        <AccountCard user={user} profile={`${panel}/profile`} />
      ) : (
        <Board shown={shown} panel={panel} />
      )}
    </>
  );
}

export const AdminDashboard = () => <Dashboard name="admin" />;

export const EmployeeDashboard = () => <Dashboard name="employee" />;
