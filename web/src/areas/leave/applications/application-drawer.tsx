import '../leave.css';
import type { LeaveApplication } from '@muster/contract/leave/calls/leave-calls.ts';
import { wholeDay } from '@muster/contract/leave/day-count.ts';
import { Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDrawer } from '../../../ui/form/dialogs/form-drawer.tsx';
import { useFormGuard } from '../../../ui/form/guards/form-guard.tsx';
import { FormSkeleton } from '../../../ui/form/form-skeleton.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { Face } from '../../../ui/person/face.tsx';
import { useWords } from '../../../words/words.ts';
import { applicationQuery } from '../queries.ts';
import { ApplicationFacts, BalanceThen } from './application-facts.tsx';
import { ApplicationSteps } from './application-steps.tsx';
import { FewerDays } from './fewer-days.tsx';
import { LeaveStateMark } from './leave-state.tsx';
import { RejectForm } from './reject-form.tsx';
import { TeamAway } from '../apply/team-away.tsx';
import { removalOf } from './use-application-actions.ts';
import { useApproval } from './use-review.ts';
import { LoadError } from '../../../api/load-error.tsx';

interface ShownProps {
  readonly application: LeaveApplication;
}

/** All that is needed to decide: who, what, what is left, who else is away, who was asked. */
function Details({ application }: ShownProps) {
  const { application: said } = useWords().words.leave;
  const { employee, leaveType, from, until, status, asked } = application;
  const isOpen = status === 'Pending' || status === 'Draft';
  return (
    <>
      <div className="leave-who">
        <Face name={employee.name} />
        <span className="leave-two">
          {employee.name} <small>{employee.number}</small>
        </span>
        <LeaveStateMark application={application} />
      </div>
      <ApplicationFacts application={application} />
      <BalanceThen
        employeeId={employee.id}
        leaveTypeId={leaveType.id}
        day={from}
        asked={status === 'Pending' ? asked : null}
      />
      {isOpen && <TeamAway title={said.team} employeeId={employee.id} from={from} until={until} />}
      <ApplicationSteps application={application} />
    </>
  );
}

interface DeedsProps extends ShownProps {
  readonly onChange: (application: LeaveApplication) => void;
  readonly onRemove: (application: LeaveApplication) => void;
  readonly onDone: () => void;
}

function Foot({ application, onChange, onRemove }: DeedsProps) {
  const { words } = useWords();
  const { application: said } = words.leave;
  const { tryClose } = useFormGuard();
  const removal = removalOf(application);
  return (
    <>
      {removal && (
        <Button variant="default" className="leave-remove" onClick={() => onRemove(application)}>
          {said[removal]}
        </Button>
      )}
      {application.can.change && (
        <Button variant="default" onClick={() => onChange(application)}>
          {said.change}
        </Button>
      )}
      {!removal && (
        <Button variant="default" onClick={tryClose}>
          {words.act.close}
        </Button>
      )}
    </>
  );
}

function Reading(props: DeedsProps & { readonly onReject: () => void }) {
  const { application, onReject, onChange, onDone } = props;
  const { words, say } = useWords();
  const { application: said } = words.leave;
  const { id, leaveType, employee, asked, can, waitsFor } = application;
  const isOver = can.override && !can.decide && waitsFor.length > 0;
  const reviewed = { id, type: leaveType.fullName, name: employee.name, asked };
  const approval = useApproval(reviewed, onDone);
  const mayDecide = can.decide || can.override;
  const label = approval.isFewer
    ? say(said.approveDays, { count: Number(approval.days) })
    : said.approve;
  return (
    <div className="drawer-form">
      <div className="drawer-form-fields leave-shown">
        <Details application={application} />
        {isOver && (
          <p className="leave-override">
            <IconInfoCircle size={18} stroke={1.7} aria-hidden />
            {say(said.overrides, { names: waitsFor.join(', ') })}
          </p>
        )}
        {mayDecide && asked > wholeDay / 2 && <FewerDays approval={approval} asked={asked} />}
      </div>
      <div className="drawer-form-foot">
        {mayDecide ? (
          <>
            {can.change && (
              <Button
                variant="default"
                className="leave-remove"
                onClick={() => onChange(application)}
              >
                {said.change}
              </Button>
            )}
            <Button variant="default" onClick={onReject}>
              {said.reject}
            </Button>
            <Button loading={approval.approve.isBusy} onClick={() => void approval.approve.start()}>
              {label}
            </Button>
          </>
        ) : (
          <Foot {...props} />
        )}
      </div>
    </div>
  );
}

function Shown(props: DeedsProps) {
  const { application, onDone } = props;
  const [isRejecting, setRejecting] = useState(false);
  if (!isRejecting) return <Reading {...props} onReject={() => setRejecting(true)} />;
  const { id, leaveType, employee, asked } = application;
  const reviewed = { id, type: leaveType.fullName, name: employee.name, asked };
  return (
    <RejectForm reviewed={reviewed} onDone={onDone}>
      <div className="leave-shown">
        <Details application={application} />
      </div>
    </RejectForm>
  );
}

interface ApplicationDrawerProps extends Omit<DeedsProps, 'application'> {
  /** none: closed */
  readonly id: string | undefined;
}

/** One application with its history, to be read, decided or taken back. */
export function ApplicationDrawer({ id, onDone, ...deeds }: ApplicationDrawerProps) {
  const { words, say } = useWords();
  const { shown, forget } = useLingering(id);
  const { data, error, refetch } = useQuery({
    ...applicationQuery(shown ?? ''),
    enabled: shown !== undefined,
  });
  if (!shown) return null;
  const title = data
    ? say(words.leave.application.title, {
        type: data.leaveType.fullName,
        name: data.employee.name,
      })
    : words.leave.records.leaveApplication.one;
  return (
    <FormDrawer
      key={shown}
      wanted={id !== undefined}
      title={title}
      onClose={onDone}
      onClosed={forget}
    >
      {data && <Shown application={data} onDone={onDone} {...deeds} />}
      {!data && !error && <FormSkeleton fields={4} />}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
    </FormDrawer>
  );
}
