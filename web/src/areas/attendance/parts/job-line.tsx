import './devices.css';
import { jobCalls } from '@muster/contract/administration/job-calls.ts';
import { scopesOf } from '@muster/contract/kernel/actor.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '../../../session/session.ts';
import { useWords } from '../../../words/words.ts';
import { attendanceKey, jobQuery } from '../queries.ts';

interface JobLineProps {
  readonly id: string;
  readonly said: {
    readonly begun: string;
    readonly done: string;
    readonly failed: string;
  };
}

/** How far it is, for those who may look into the jobs. */
function Progress({ id, said: ofJob }: JobLineProps) {
  const { words, say } = useWords();
  const { import: said } = words.attendance;
  const { data: job } = useQuery(jobQuery(id));
  const state = job?.state;
  const client = useQueryClient();
  // what it changed is read again where it is on the screen
  useEffect(() => {
    if (state === 'done') void client.invalidateQueries({ queryKey: attendanceKey });
  }, [state, client]);
  const ended = state === 'done' || state === 'failed' ? ofJob[state] : ofJob.begun;
  const { done, total } = job?.progress ?? { done: 0, total: 0 };
  return (
    <>
      <output>{ended}</output>
      {total > 0 && (
        <span className="job-line-share">
          <progress value={done} max={total} aria-label={said.progress} />
          {say(said.share, { done, total })}
        </span>
      )}
      {job?.error && state === 'failed' && <p className="att-quiet">{job.error}</p>}
      <Link to="/admin/jobs" search={{ open: id }}>
        {said.jobs}
      </Link>
    </>
  );
}

/** Work that goes on behind the request. */
export function JobLine(props: JobLineProps) {
  const { words } = useWords();
  const held = useSession((session) => session.user?.capacities) ?? [];
  const mayLook = scopesOf(jobCalls.read.access, held).size > 0;
  return (
    <div className="job-line">
      {mayLook ? <Progress {...props} /> : <output>{props.said.begun}</output>}
      <p className="att-quiet">{words.attendance.import.begunHint}</p>
    </div>
  );
}
