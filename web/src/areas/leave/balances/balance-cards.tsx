import '../leave.css';
import type { LeaveBalance } from '@muster/contract/leave/calls/leave-calls.ts';
import { useWords } from '../../../words/words.ts';
import { dayFigure, daysText } from '../leave-text.ts';

function BalanceCard({ balance }: { readonly balance: LeaveBalance }) {
  const { words, say, language } = useWords();
  const { own } = words.leave;
  const { leaveType, entitled, used, waiting, available } = balance;
  const share = (part: number) => `${Math.min(100, Math.max(0, (part / entitled) * 100))}%`;
  const days = (amount: number) => daysText(amount, words, language);
  const notes = [
    used > 0 && say(own.used, { days: days(used) }),
    waiting > 0 && say(own.waiting, { days: days(waiting) }),
  ].filter(Boolean);
  return (
    <li className="card leave-card">
      <h3>
        <i style={{ backgroundColor: leaveType.colour }} aria-hidden /> {leaveType.fullName}
      </h3>
      {available === null ? (
        <p className="leave-card-none">{own.noLimit}</p>
      ) : (
        <p>
          <b className="num">{dayFigure(available, language)}</b>{' '}
          {say(own.leftOf, { total: dayFigure(entitled, language) })}
        </p>
      )}
      {available !== null && entitled > 0 && (
        <div className="leave-bar" aria-hidden>
          <i style={{ width: share(available), backgroundColor: leaveType.colour }} />
          <i data-waits style={{ width: share(waiting), backgroundColor: leaveType.colour }} />
        </div>
      )}
      <small>{notes.join(' · ')}</small>
    </li>
  );
}

/** What someone has left, a card for each kind. */
export function BalanceCards({ balances }: { readonly balances: readonly LeaveBalance[] }) {
  const { own } = useWords().words.leave;
  return (
    <ul className="leave-cards" aria-label={own.balances}>
      {balances.map((balance) => (
        <BalanceCard key={balance.leaveType.id} balance={balance} />
      ))}
    </ul>
  );
}

const waiting = [1, 2, 3];
export const CardsSkeleton = () => (
  <div className="leave-cards" aria-hidden>
    {waiting.map((at) => (
      <div key={at} className="card leave-card leave-card-waits" />
    ))}
  </div>
);
