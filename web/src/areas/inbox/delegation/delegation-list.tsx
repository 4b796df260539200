import './delegation.css';
import type { Delegation } from '@muster/contract/inbox/delegation-calls.ts';
import { Button } from '@mantine/core';
import { showDay } from '../../../ui/text/day-text.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { Face } from '../../../ui/person/face.tsx';
import { StatusMark } from '../../../ui/status/status-mark.tsx';
import { useDecisionKinds } from '../../../wiring/decision-kinds.ts';
import { useWords } from '../../../words/words.ts';
import { useDelegations } from '../delegation-queries.ts';

const tones = { coming: 'waiting', now: 'good', over: 'over' } as const;

interface LineProps {
  readonly row: Delegation;
  /** which of the two is told: the reader is the other; both where the reader is neither */
  readonly shown: 'by' | 'to' | 'both';
}

function Names({ row, shown }: LineProps) {
  const { words, say } = useWords();
  if (shown !== 'both') return <strong>{row[shown].name}</strong>;
  return (
    <strong>{say(words.inbox.delegation.whoFor, { name: row.to.name, who: row.by.name })}</strong>
  );
}

function Line({ row, shown }: LineProps) {
  const { words, say, language } = useWords();
  const { kindWord } = useDecisionKinds();
  const { delegation } = words.inbox;
  const { end } = useDelegations();
  const ending = useOneAtATime(() => end(row));
  const span = { from: showDay(row.from, language), until: showDay(row.until, language) };
  const kinds = row.kinds?.map((kind) => kindWord(kind)).join(', ');
  return (
    <li>
      <Face name={row[shown === 'both' ? 'to' : shown].name} />
      <div>
        <Names row={row} shown={shown} />
        <small>
          {say(delegation.span, span)} · {kinds ?? delegation.everything}
        </small>
      </div>
      <StatusMark tone={tones[row.state]}>{delegation.states[row.state]}</StatusMark>
      {row.can.remove && row.state !== 'over' && (
        <Button
          variant="default"
          size="xs"
          loading={ending.isBusy}
          aria-label={say(delegation.endOf, { name: row.to.name, who: row.by.name })}
          onClick={() => void ending.start()}
        >
          {delegation.end}
        </Button>
      )}
    </li>
  );
}

interface DelegationListProps {
  readonly rows: readonly Delegation[];
  readonly shown: LineProps['shown'];
}

export const DelegationList = ({ rows, shown }: DelegationListProps) => (
  <ul className="delegations">
    {rows.map((row) => (
      <Line key={row.id} row={row} shown={shown} />
    ))}
  </ul>
);
