import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '../../../api/load-error.tsx';
import { RowsSkeleton } from '../../../ui/page/states.tsx';
import { useWords } from '../../../words/words.ts';
import type { GateContext } from './gate-context.ts';
import { gatePeopleQuery, type PeopleAsked } from './gate-queries.ts';
import { PersonRow } from './person-row.tsx';

interface PeopleRowsProps {
  readonly gate: GateContext;
  readonly asked: PeopleAsked;
  readonly label: string;
}

const mostAtOnce = 500;

/** People of a cause, or of all, the largest difference first; more of them are fetched as they are asked for. */
export function PeopleRows({ gate, asked, label }: PeopleRowsProps) {
  const { words, say } = useWords();
  const said = words.pay.gate;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const query = useInfiniteQuery(gatePeopleQuery(gate.runId, asked));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (!data)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton label={words.list.loading} />
    );
  if (data.rows.length === 0) return <p className="gate-quiet">{said.nobody}</p>;
  const toggle = (id: string) =>
    setOpen(
      (before) =>
        new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  const left = data.rows.filter(({ accepted, causes }) => !accepted && causes.length > 0);
  const mayAcceptAll =
    gate.canAccept && asked.cause !== undefined && !hasNextPage && left.length > 1;
  return (
    <>
      <p className="gate-person-head" aria-hidden>
        <span>{said.person}</span>
        <span className="num">{gate.monthBefore}</span>
        <span className="num">{gate.month}</span>
        <span className="num">{said.difference}</span>
      </p>
      <ul className="gate-people" aria-label={label}>
        {data.rows.map((row) => (
          <PersonRow
            key={row.employee.id}
            row={row}
            gate={gate}
            isOpen={open.has(row.employee.id)}
            onToggle={() => toggle(row.employee.id)}
          />
        ))}
      </ul>
      {(hasNextPage || mayAcceptAll) && (
        <p className="gate-more">
          {hasNextPage && (
            <Button
              variant="subtle"
              size="xs"
              loading={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              {say(said.more, { count: data.total - data.rows.length })}
            </Button>
          )}
          {mayAcceptAll && left.length <= mostAtOnce && (
            <Button
              variant="subtle"
              size="xs"
              onClick={() => gate.onAsk({ what: 'accept', rows: left })}
            >
              {say(said.acceptAll, { count: left.length })}
            </Button>
          )}
        </p>
      )}
    </>
  );
}
