import type { GateSummary } from '@muster/contract/pay/gate/gate-calls.ts';
import { causesToLookAt } from '@muster/contract/pay/gate/gate-causes.ts';
import { IconAlertTriangle, IconChevronRight } from '@tabler/icons-react';
import { useWords } from '../../../words/words.ts';
import type { GateContext } from './gate-context.ts';
import { onGateKey } from './gate-keys.ts';
import type { PeopleAsked } from './gate-queries.ts';
import { PeopleRows } from './people-rows.tsx';
import { differenceText } from './difference-text.ts';

type Caused = GateSummary['causes'][number];

const half = 50;

/** How much of the largest, to the left or the right of nothing. */
function Bar({ amount, most }: { readonly amount: bigint; readonly most: bigint }) {
  const share = most === 0n ? 0 : (Math.abs(Number(amount)) / Number(most)) * half;
  return (
    <span className="gate-bar" aria-hidden>
      <i
        data-less={amount < 0n || undefined}
        style={
          amount < 0n
            ? { right: `${half}%`, width: `${share}%` }
            : { left: `${half}%`, width: `${share}%` }
        }
      />
    </span>
  );
}

interface CauseRowsProps {
  readonly causes: readonly Caused[];
  readonly gate: GateContext;
  readonly asked: PeopleAsked;
  readonly opened: string | undefined;
  readonly onOpen: (cause: string | undefined) => void;
}

export const isToLookAt = (cause: Caused['cause']): boolean =>
  causesToLookAt.some((one) => one === cause);

/** Differences by cause, what has to be looked at first; each opens to its people. */
export function CauseRows({ causes, gate, asked, opened, onOpen }: CauseRowsProps) {
  const { words, say, language } = useWords();
  const said = words.pay.gate;
  const sizes = causes.map(({ amount }) => (amount < 0n ? -amount : amount));
  const most = sizes.reduce((one, other) => (one > other ? one : other), 0n);
  return (
    <ul className="gate-causes" aria-label={said.byCause}>
      {causes.map(({ cause, people, amount }) => {
        const isOpen = opened === cause;
        return (
          <li key={cause} data-look={isToLookAt(cause) || undefined}>
            <button
              type="button"
              className="gate-cause"
              aria-expanded={isOpen}
              data-gate-row={cause}
              onKeyDown={onGateKey}
              onClick={() => onOpen(isOpen ? undefined : cause)}
            >
              <IconChevronRight size={16} stroke={1.7} aria-hidden className="gate-turn" />
              <span className="gate-name">
                {isToLookAt(cause) && (
                  <IconAlertTriangle size={16} stroke={1.8} aria-hidden className="gate-warn" />
                )}
                {said.causes[cause]}
              </span>
              <span className="num" aria-label={say(said.people, { count: people })}>
                {say(words.list.number, { number: people })}
              </span>
              <Bar amount={amount} most={most} />
              <b className="num">{differenceText(amount, language, gate.currency)}</b>
            </button>
            {isOpen && (
              <PeopleRows gate={gate} asked={{ ...asked, cause }} label={said.causes[cause]} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
