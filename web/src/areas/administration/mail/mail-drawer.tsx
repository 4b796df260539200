import type { WholeMail } from '@muster/contract/administration/mail-calls.ts';
import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { FormDrawer } from '../../../ui/form/dialogs/form-drawer.tsx';
import { useFormGuard } from '../../../ui/form/guards/form-guard.tsx';
import { FormSkeleton } from '../../../ui/form/form-skeleton.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import type { ListHandle } from '../../../ui/list/use-list-state.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { mailQuery, useRetryMail } from './mail-queries.ts';
import { MailMark, mailKind } from './mail-state.tsx';
import { MailText } from './mail-text.tsx';
import { LongText, Opened } from '../audit/opened.tsx';
import { LoadError } from '../../../api/load-error.tsx';

interface ContentProps {
  readonly open: string;
  /** a mail server is set */
  readonly delivers: boolean;
}

/** When it was done with, or when it is tried next. */
function useMoment(mail: WholeMail, delivers: boolean): readonly [string, string] {
  const { words, language } = useWords();
  const { fields, soon, whenServer } = words.administration.mail;
  if (mail.endedAt) return [fields.endedAt, showMoment(mail.endedAt, language)];
  if (!delivers) return [fields.nextTryAt, whenServer];
  const { nextTryAt, attempts } = mail;
  const isLater = nextTryAt !== null && attempts > 0;
  return [fields.nextTryAt, isLater ? showMoment(nextTryAt, language) : soon];
}

function MailShown({ mail, delivers }: { readonly mail: WholeMail; readonly delivers: boolean }) {
  const { words, language } = useWords();
  const told = words.administration.mail;
  const { fields } = told;
  const { tryClose } = useFormGuard();
  const retry = useRetryMail();
  const moment = useMoment(mail, delivers);
  return (
    <Opened
      title={mail.subject}
      facts={[
        [fields.recipient, mail.recipient],
        [fields.state, <MailMark key="state" state={mail.state} />],
        [fields.kind, mailKind(mail.kind, words)],
        [fields.language, told.languages[mail.language ?? 'both']],
        [fields.createdAt, showMoment(mail.createdAt, language)],
        moment,
        [fields.attempts, new Intl.NumberFormat(language).format(mail.attempts)],
      ]}
      action={
        mail.can.retry &&
        delivers && (
          <Button
            leftSection={<IconSend size={16} stroke={1.7} aria-hidden />}
            loading={retry.isBusy}
            onClick={() => void retry.start(mail.id).then(tryClose)}
          >
            {told.retry}
          </Button>
        )
      }
    >
      {mail.error && (
        <LongText title={fields.error} tone="bad">
          {mail.error}
        </LongText>
      )}
      <LongText title={told.text}>
        {mail.text === null ? told.erased : <MailText text={mail.text} />}
      </LongText>
      <p className="opened-note">{told.wasRecorded}</p>
    </Opened>
  );
}

function Content({ open, delivers }: ContentProps) {
  const { data, error, refetch } = useQuery(mailQuery(open));
  if (data) return <MailShown mail={data} delivers={delivers} />;
  if (!error) return <FormSkeleton fields={4} />;
  return <LoadError error={error} onRetry={() => void refetch()} />;
}

interface MailDrawerProps {
  readonly list: ListHandle;
  readonly delivers: boolean;
}

export function MailDrawer({ list, delivers }: MailDrawerProps) {
  const { mail } = useWords().words.administration;
  const { open } = list.state;
  const { shown, forget } = useLingering(open);
  if (!shown) return null;
  return (
    <FormDrawer
      key={shown}
      wanted={open !== undefined}
      title={mail.one}
      onClose={list.close}
      onClosed={forget}
    >
      <Content open={shown} delivers={delivers} />
    </FormDrawer>
  );
}
