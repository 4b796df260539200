import { balanceCalls } from '@muster/contract/leave/balance-calls.ts';
import { Button } from '@mantine/core';
import { IconCalendarCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { ConfirmDialog } from '../../../ui/form/confirm-dialog.tsx';
import { useOneAtATime } from '../../../ui/form/use-one-at-a-time.ts';
import { notify } from '../../../ui/notify.ts';
import { useWords } from '../../../words/words.ts';
import { yearText } from './leave-text.ts';

/** Carries on and lets lapse what is left of a year that is over. */
export function CloseYear({ year }: { readonly year: number }) {
  const { words, say, language } = useWords();
  const { balance: said } = words.leave;
  const [isAsked, setAsked] = useState(false);
  const named = { year: yearText(year, language) };
  const close = useOneAtATime(async () => {
    try {
      await call(balanceCalls.close, { body: { year } });
      notify.success(said.closing);
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? said.closeFailed);
    }
    setAsked(false);
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarCheck size={16} aria-hidden />}
        onClick={() => setAsked(true)}
      >
        {say(said.close, named)}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        tone="calm"
        title={say(said.closeTitle, named)}
        confirm={say(said.close, named)}
        isBusy={close.isBusy}
        onConfirm={() => void close.start()}
        onCancel={() => setAsked(false)}
      >
        {said.closeHint}
      </ConfirmDialog>
    </>
  );
}
