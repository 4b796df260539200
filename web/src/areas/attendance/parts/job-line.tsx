import './attendance.css';
import './devices.css';
import { jobCalls } from '@muster/contract/administration/job-calls.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { sentenceOf } from '../../../api/refusal.ts';
import { useMayCall } from '../../../session/use-may-call.ts';
import { useWords } from '../../../words/words.ts';
import { attendanceKey, jobQuery } from '../queries.ts';

interface JobLineProps {
  readonly id: string;
  readonly said: {
    readonly begun: string;
    readonly done: string;
    readonly failed: string;
  };
  /** instead of the word that it is done: what it came to */
  readonly children?: ReactNode;
}

/** For those who may look into the jobs. */
function JobLink({ id }: Pick<JobLineProps, 'id'>) {
  const { jobs } = useWords().words.attendance.import;
  const mayLook = useMayCall(jobCalls.read);
  if (!mayLook) return null;
  return (
    <Link to="/admin/jobs" search={{ open: id }}>
      {jobs}
    </Link>
  );
}

/** Work that goes on behind the request: how far it is, and that it ended. */
export function JobLine({ id, said: ofJob, children }: JobLineProps) {
  const { words, say } = useWords();
  const { import: said } = words.attendance;
  const { data: job, error } = useQuery(jobQuery(id));
  const state = job?.state;
  const client = useQueryClient();
  // what it changed is read again where it is on the screen
  useEffect(() => {
    if (state === 'done') void client.invalidateQueries({ queryKey: attendanceKey });
  }, [state, client]);
  if (error) return <p className="form-hint">{sentenceOf(error, words) ?? ofJob.failed}</p>;
  const isOver = state === 'done' || state === 'failed';
  const { done, total } = job?.progress ?? { done: 0, total: 0 };
  return (
    <div className="job-line">
      {state === 'done' && children ? (
        children
      ) : (
        <output>{isOver ? ofJob[state] : ofJob.begun}</output>
      )}
      {!isOver && (
        <span className="job-line-share">
          {/* without a value as long as nobody knows how much it is */}
          <progress {...(total > 0 && { value: done, max: total })} aria-label={said.progress} />
          {total > 0 && say(said.share, { done, total })}
        </span>
      )}
      {!isOver && <p className="att-quiet">{said.begunHint}</p>}
      <JobLink id={id} />
    </div>
  );
}
