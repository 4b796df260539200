import './month.css';
import { monthCalls } from '@muster/contract/leave/calls/month-calls.ts';
import { Button, TextInput } from '@mantine/core';
import { IconCalendarShare, IconCopy } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { FormDialog } from '../../../ui/form/dialogs/form-dialog.tsx';
import { useFormGuard } from '../../../ui/form/guards/form-guard.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { calendarFeedQuery } from '../queries.ts';

/** Making and ending, each said; an address lives only in this dialog. */
function useFeed() {
  const { words } = useWords();
  const { feed } = words.leave.month;
  const client = useQueryClient();
  const { data } = useQuery(calendarFeedQuery);
  const [address, setAddress] = useState<string>();
  const change = useOneAtATime(async (isWanted: boolean) => {
    try {
      if (isWanted) setAddress((await call(monthCalls.makeFeed, {})).address);
      else {
        await call(monthCalls.endFeed, {});
        setAddress(undefined);
        notify.success(feed.ended);
      }
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? words.leave.application.notDone);
    }
    await client.invalidateQueries({ queryKey: calendarFeedQuery.queryKey });
  });
  return { isOn: data?.isOn, address, change };
}

function Address({ address }: { readonly address: string }) {
  const { feed } = useWords().words.leave.month;
  const copy = () =>
    navigator.clipboard?.writeText(address).then(
      () => notify.success(feed.copied),
      () => notify.error(feed.copyFailed),
    ) ?? notify.error(feed.copyFailed);
  return (
    <div className="feed-address">
      <TextInput
        label={feed.address}
        description={feed.once}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        variant="default"
        leftSection={<IconCopy size={16} aria-hidden />}
        onClick={() => void copy()}
      >
        {feed.copy}
      </Button>
    </div>
  );
}

function FeedForm() {
  const { words } = useWords();
  const { feed } = words.leave.month;
  const { tryClose } = useFormGuard();
  const { isOn, address, change } = useFeed();
  return (
    <div className="drawer-form">
      <div className="drawer-form-fields feed">
        <p>{feed.hint}</p>
        {address ? <Address address={address} /> : <p>{isOn ? feed.on : feed.off}</p>}
        {isOn && !address && <small>{feed.renewHint}</small>}
      </div>
      <div className="drawer-form-foot">
        {isOn && (
          <Button
            className="leave-remove"
            variant="default"
            disabled={change.isBusy}
            onClick={() => void change.start(false)}
          >
            {feed.end}
          </Button>
        )}
        <Button variant="default" onClick={tryClose}>
          {words.act.close}
        </Button>
        <Button
          loading={change.isBusy}
          disabled={isOn === undefined}
          onClick={() => void change.start(true)}
        >
          {isOn ? feed.renew : feed.make}
        </Button>
      </div>
    </div>
  );
}

/** The own calendar for other programs, by a secret address. */
export function FeedDialog() {
  const { month } = useWords().words.leave;
  const [isWanted, setWanted] = useState(false);
  const { shown, forget } = useLingering(isWanted ? 'feed' : undefined);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarShare size={16} aria-hidden />}
        onClick={() => setWanted(true)}
      >
        {month.subscribe}
      </Button>
      {shown && (
        <FormDialog
          wanted={isWanted}
          title={month.feed.title}
          onClose={() => setWanted(false)}
          onClosed={forget}
        >
          <FeedForm />
        </FormDialog>
      )}
    </>
  );
}
