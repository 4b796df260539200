import './entry.css';
import { Button } from '@mantine/core';
import { entryCalls, type PunchEntry } from '@muster/contract/attendance/entry-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { ConfirmDialog } from '../../../ui/form/dialogs/confirm-dialog.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { JobCard } from '../../../ui/job/job-card.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { punchEntriesQuery, useRefreshAttendance } from '../queries.ts';

interface LineProps {
  readonly entry: PunchEntry;
  readonly onUndo: () => void;
}

function Line({ entry, onUndo }: LineProps) {
  const { words, say } = useWords();
  const { entry: said } = words.attendance;
  const { state, people, applied, waiting } = entry;
  const title = say(said.line, { kind: said.kinds[entry.kind], count: applied });
  const about = say(said.lineBy, { reason: entry.reason, who: entry.enteredBy });
  const undo = entry.can.undo && (
    <Button size="compact-sm" variant="default" onClick={onUndo}>
      {said.undo}
    </Button>
  );
  if (state === 'Applying' || state === 'Undoing')
    return (
      <li>
        <JobCard
          title={title}
          state="running"
          progress={state === 'Applying' ? { done: people - waiting, total: people } : null}
          said={said.states[state]}
          hint={about}
          ways={undo}
        />
      </li>
    );
  return (
    <li>
      <span>
        {title}
        {state !== 'Applied' && ` · ${said.states[state]}`}
        <small>{about}</small>
      </span>
      {undo}
    </li>
  );
}

/** What was entered for others on a day: how far it is, and the way back. */
export function EntryLines({ day }: { readonly day: string }) {
  const { words } = useWords();
  const { entry: said } = words.attendance;
  const { data: entries = [] } = useQuery(punchEntriesQuery(day));
  const refresh = useRefreshAttendance();
  const [asked, setAsked] = useState<PunchEntry>();
  const { shown, forget } = useLingering(asked);
  const undo = useOneAtATime(async ({ id }: PunchEntry) => {
    try {
      await call(entryCalls.undo, { params: { id } });
      notify.success(said.undone);
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? said.undoFailed);
    }
    setAsked(undefined);
    await refresh();
  });
  if (entries.length === 0) return null;
  return (
    <section className="entry-lines" aria-label={said.lines}>
      <h2>{said.lines}</h2>
      <ul>
        {entries.map((entry) => (
          <Line key={entry.id} entry={entry} onUndo={() => setAsked(entry)} />
        ))}
      </ul>
      {shown && (
        <ConfirmDialog
          opened={asked !== undefined}
          title={said.undoTitle}
          confirm={said.undo}
          isBusy={undo.isBusy}
          onConfirm={() => void undo.start(shown)}
          onCancel={() => setAsked(undefined)}
          onClosed={forget}
        >
          {said.undoHint}
        </ConfirmDialog>
      )}
    </section>
  );
}
