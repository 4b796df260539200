import './close-year.css';
import { balanceCalls, type YearClosing } from '@muster/contract/leave/calls/balance-calls.ts';
import type { JobState } from '@muster/contract/kernel/job-state.ts';
import { Button } from '@mantine/core';
import { IconCalendarCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { OwnJobCard } from '../../../api/jobs/own-job-card.tsx';
import { sentenceOf } from '../../../api/refusal.ts';
import { FormDialog } from '../../../ui/form/dialogs/form-dialog.tsx';
import { useFormGuard } from '../../../ui/form/guards/form-guard.tsx';
import { FormSkeleton } from '../../../ui/form/form-skeleton.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { closingQuery, useRefreshLeave } from '../queries.ts';
import { KindTag } from '../kind-tag.tsx';
import { dayFigure, yearText } from '../leave-text.ts';
import { LoadError } from '../../../api/load-error.tsx';

type Kinds = YearClosing['kinds'];
const isOpen = (kinds: Kinds): boolean => kinds.some(({ people }) => people > 0);

/** What would be done while something is left of the year, then what was done. */
function KindsTable({ kinds }: { readonly kinds: Kinds }) {
  const { words, say, language } = useWords();
  const { balance: said } = words.leave;
  const open = isOpen(kinds);
  const shown = open ? kinds.filter(({ people }) => people > 0) : kinds;
  return (
    <table className="close-year-kinds">
      <caption>{open ? said.closeKinds : said.closedKinds}</caption>
      <thead>
        <tr>
          <th scope="col">{said.kind}</th>
          <th scope="col">{open ? said.goesOn : said.wentOn}</th>
          <th scope="col">{open ? said.lapses : said.lapsed}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ leaveType, people, toCarry, toLapse, carried, lapsed }) => (
          <tr key={leaveType.id}>
            <th scope="row">
              <KindTag colour={leaveType.colour} name={leaveType.name} />
              {open && <small>{say(said.closePeople, { count: people })}</small>}
            </th>
            <td className="num">{dayFigure(open ? toCarry : carried, language)}</td>
            <td className="num">{dayFigure(open ? toLapse : lapsed, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Begins the job; its end is said once, and all of leave is read again. */
function useClosing(year: number) {
  const { words, say, language } = useWords();
  const { balance: said } = words.leave;
  const [jobId, setJobId] = useState<string>();
  const [end, setEnd] = useState<JobState>();
  const refresh = useRefreshLeave();
  const onEnd = (state: JobState) => {
    setEnd(state);
    refresh();
    if (state === 'done') notify.success(say(said.closed, { year: yearText(year, language) }));
  };
  const close = useOneAtATime(async () => {
    try {
      const begun = await call(balanceCalls.close, { body: { year } });
      setEnd(undefined);
      setJobId(begun.jobId);
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? said.closeFailed);
    }
  });
  return { jobId, end, onEnd, close, isRunning: jobId !== undefined && end === undefined };
}

function Closing({ year }: { readonly year: number }) {
  const { words, say, language } = useWords();
  const { balance: said } = words.leave;
  const { tryClose } = useFormGuard();
  const answer = useQuery(closingQuery(year));
  const { jobId, end, onEnd, isRunning, close } = useClosing(year);
  const named = { year: yearText(year, language) };
  if (answer.error) return <LoadError error={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <FormSkeleton fields={3} />;
  const { kinds } = answer.data;
  const open = isOpen(kinds);
  return (
    <div className="drawer-form">
      <div className="drawer-form-fields close-year">
        <p>
          {open
            ? said.closeHint
            : say(kinds.length > 0 ? said.closedAlready : said.neverKept, named)}
        </p>
        {kinds.length > 0 && <KindsTable kinds={kinds} />}
        {jobId && end !== 'done' && (
          <OwnJobCard
            key={jobId}
            id={jobId}
            title={said.closing}
            said={{ waiting: said.closingSoon, failed: said.closeFailed }}
            onEnd={onEnd}
          />
        )}
      </div>
      <div className="drawer-form-foot">
        <Button variant="default" onClick={tryClose}>
          {open ? words.act.cancel : words.act.close}
        </Button>
        {open && (
          <Button loading={close.isBusy || isRunning} onClick={() => void close.start()}>
            {say(said.close, named)}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Carries on and lets lapse what is left of a year that is over: first shown, then done. */
export function CloseYear({ year }: { readonly year: number }) {
  const { words, say, language } = useWords();
  const { balance: said } = words.leave;
  const [isAsked, setAsked] = useState(false);
  const { shown, forget } = useLingering(isAsked ? year : undefined);
  const named = { year: yearText(year, language) };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarCheck size={16} aria-hidden />}
        onClick={() => setAsked(true)}
      >
        {say(said.close, named)}
      </Button>
      {shown !== undefined && (
        <FormDialog
          wanted={isAsked}
          title={say(said.closeTitle, named)}
          onClose={() => setAsked(false)}
          onClosed={forget}
        >
          <Closing year={shown} />
        </FormDialog>
      )}
    </>
  );
}
