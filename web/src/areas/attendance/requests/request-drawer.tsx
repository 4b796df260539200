import type { TimeRequest } from '@muster/contract/attendance/request-calls.ts';
import { inboxCalls } from '@muster/contract/inbox/inbox-calls.ts';
import { scopesOf } from '@muster/contract/kernel/access/actor.ts';
import { type Verdict, watching } from '@muster/contract/kernel/decisions/decision.ts';
import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { call, CallRefused } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { useSession } from '../../../session/session.ts';
import { Facts } from '../../../ui/status/facts.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { FormDrawer } from '../../../ui/form/dialogs/form-drawer.tsx';
import { useFormGuard } from '../../../ui/form/guards/form-guard.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useZone } from '../../../session/company-days.ts';
import { askedText, decidedText, RequestBadge } from './request-words.tsx';

interface RequestProps {
  readonly request: TimeRequest;
}

function RequestFacts({ request }: RequestProps) {
  const { words, language } = useWords();
  const { requests, fields } = words.attendance;
  const telling = { words, language, zone: useZone() };
  const answered = request.comment ? [[requests.comment, request.comment] as const] : [];
  return (
    <Facts
      facts={[
        [fields.person, `${request.employee.name} · ${request.employee.number}`],
        [requests.asked, askedText(request, telling)],
        [fields.reason, request.reason],
        [
          fields.status,
          <span key="state" className="att-two">
            <RequestBadge state={request.state} />
            <small>{decidedText(request, words, language)}</small>
          </span>,
        ],
        ...answered,
      ]}
    />
  );
}

interface DecideProps extends RequestProps {
  readonly onDone: () => void;
}

/** Yes or no beside what it is about; a no says why. */
function Decide({ request, onDone }: DecideProps) {
  const { words, say } = useWords();
  const { requests } = words.attendance;
  const comment = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isReasonMissing, setReasonMissing] = useState(false);
  const client = useQueryClient();
  const deciding = useOneAtATime(async (verdict: Verdict) => {
    const said = comment.current?.value.trim() || undefined;
    setProblem(undefined);
    setReasonMissing(verdict === 'reject' && !said);
    if (verdict === 'reject' && !said) return comment.current?.focus();
    try {
      await call(inboxCalls.decide, {
        params: { id: request.id },
        body: { verdict, comment: said },
      });
      const { name } = request.employee;
      notify.success(say(verdict === 'approve' ? requests.approved : requests.rejected, { name }));
      onDone();
    } catch (error) {
      const fields = error instanceof CallRefused ? Object.values(error.fields) : [];
      setProblem([sentenceOf(error, words) ?? requests.failed, ...fields].join(' '));
    }
    // a yes changes days, reports and what waits elsewhere
    await client.invalidateQueries();
  });
  return (
    <div className="drawer-form">
      <div className="drawer-form-fields att-request">
        {problem && <FormAlert text={problem} />}
        <RequestFacts request={request} />
        <Textarea
          ref={comment}
          label={requests.comment}
          description={requests.commentHint}
          error={isReasonMissing && requests.reasonNeeded}
          maxLength={1000}
          autosize
          minRows={3}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
      </div>
      <div className="drawer-form-foot">
        <Button
          variant="default"
          disabled={deciding.isBusy}
          onClick={() => void deciding.start('reject')}
        >
          {requests.reject}
        </Button>
        <Button loading={deciding.isBusy} onClick={() => void deciding.start('approve')}>
          {requests.approve}
        </Button>
      </div>
    </div>
  );
}

interface ReadProps extends RequestProps {
  /** where it can be decided instead of those whom it waits for */
  readonly inbox: string;
}

function Read({ request, inbox }: ReadProps) {
  const { words } = useWords();
  const { tryClose } = useFormGuard();
  const held = useSession((session) => session.user?.capacities) ?? [];
  const mayInstead = request.state === 'Pending' && scopesOf(watching, held).size > 0;
  return (
    <div className="drawer-form">
      <div className="drawer-form-fields">
        <RequestFacts request={request} />
      </div>
      <div className="drawer-form-foot">
        <Button variant="default" onClick={tryClose}>
          {words.act.close}
        </Button>
        {mayInstead && (
          <Button
            renderRoot={(props) => (
              <Link to={inbox} search={{ which: 'others', open: request.id }} {...props} />
            )}
          >
            {words.attendance.requests.decideInstead}
          </Button>
        )}
      </div>
    </div>
  );
}

interface RequestDrawerProps {
  /** none: closed */
  readonly request: TimeRequest | undefined;
  readonly inbox: string;
  readonly onClose: () => void;
}

/** A request, to be read and decided. */
export function RequestDrawer({ request, inbox, onClose }: RequestDrawerProps) {
  const { words, say } = useWords();
  const { requests } = words.attendance;
  const { shown, forget } = useLingering(request);
  if (!shown) return null;
  const title = say(requests.drawer, {
    kind: requests.kinds[shown.kind],
    name: shown.employee.name,
  });
  return (
    <FormDrawer wanted={request !== undefined} title={title} onClose={onClose} onClosed={forget}>
      {shown.can.decide ? (
        <Decide key={shown.id} request={shown} onDone={onClose} />
      ) : (
        <Read request={shown} inbox={inbox} />
      )}
    </FormDrawer>
  );
}
