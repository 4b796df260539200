import '../attendance.css';
import { type TimeRequest, timeRequestCalls } from '@muster/contract/attendance/request-calls.ts';
import { Button, Pagination } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { showDay } from '../../../ui/text/day-text.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../../ui/status/notify.ts';
import { EmptyState } from '../../../ui/page/states.tsx';
import { useWords } from '../../../words/words.ts';
import { ownRequestsQuery, useRefreshAttendance } from '../queries.ts';
import { useZone } from '../../../session/company-days.ts';
import { askedText, decidedText, RequestBadge } from './request-words.tsx';
import { LoadError } from '../../../api/load-error.tsx';

function TakeBack({ request }: { readonly request: TimeRequest }) {
  const { words, say, language } = useWords();
  const { own, requests } = words.attendance;
  const refresh = useRefreshAttendance();
  const back = useOneAtATime(async () => {
    try {
      await call(timeRequestCalls.cancel, { params: { id: request.id } });
      notify.success(own.tookBack);
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? own.takeBackFailed);
    }
    await refresh();
  });
  const told = { kind: requests.kinds[request.kind], day: showDay(request.day, language) };
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={say(own.takeBackOf, told)}
      loading={back.isBusy}
      onClick={() => void back.start()}
    >
      {own.takeBack}
    </Button>
  );
}

function Row({ request }: { readonly request: TimeRequest }) {
  const { words, language } = useWords();
  const { requests } = words.attendance;
  const telling = { words, language, zone: useZone() };
  return (
    <li>
      <div>
        <b>{requests.kinds[request.kind]}</b>
        <span>{askedText(request, telling)}</span>
        <small>{request.reason}</small>
        {request.comment && <q>{request.comment}</q>}
      </div>
      <div>
        <span className="att-two">
          <RequestBadge state={request.state} />
          <small>{decidedText(request, words, language)}</small>
        </span>
        {request.can.cancel && <TakeBack request={request} />}
      </div>
    </li>
  );
}

const perPage = 10;

/** What one asked for, and what became of it. */
export function OwnRequests() {
  const { words } = useWords();
  const { own } = words.attendance;
  const [pageNo, setPageNo] = useState(1);
  const { data, error, refetch } = useQuery(ownRequestsQuery(pageNo));
  return (
    <section className="card own-requests" aria-labelledby="own-requests">
      <h2 id="own-requests">{own.requests}</h2>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <p className="att-quiet">{words.list.loading}</p>}
      {data?.total === 0 && <EmptyState title={own.noRequests} hint={own.noRequestsHint} />}
      {data && data.total > 0 && (
        <ul>
          {data.rows.map((request) => (
            <Row key={request.id} request={request} />
          ))}
        </ul>
      )}
      {data && data.total > perPage && (
        <Pagination
          size="sm"
          total={Math.ceil(data.total / perPage)}
          value={pageNo}
          onChange={setPageNo}
        />
      )}
    </section>
  );
}
