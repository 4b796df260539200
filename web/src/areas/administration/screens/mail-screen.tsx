import { Menu } from '@mantine/core';
import { IconMailOpened, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../../api/refusal.ts';
import { afterFocusReturned } from '../../../ui/form/guards/after-focus-returned.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { mailColumns } from '../mail/mail-columns.tsx';
import { MailDrawer } from '../mail/mail-drawer.tsx';
import { MailFilters } from '../mail/mail-filters.tsx';
import { MailOverview } from '../mail/mail-overview.tsx';
import { mailShape, mailsQuery, useRetryMail } from '../mail/mail-queries.ts';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

/** What Muster wrote to people, and what became of it. */
export function MailScreen() {
  const { words, language } = useWords();
  const { mail } = words.administration;
  const list = useListState(mailShape);
  const answer = useQuery(mailsQuery(list.state));
  const retry = useRetryMail();
  const delivers = answer.data?.delivers ?? false;
  return (
    <>
      <ListScreen
        name="mail"
        title={mail.title}
        within={{ entity: withinSentence(mail.one), entities: withinSentence(mail.many) }}
        list={list}
        answer={answer}
        problem={answer.error ? (sentenceOf(answer.error, words) ?? undefined) : undefined}
        notice={!answer.error && <MailOverview mails={answer.data} list={list} />}
        emptyHint={mail.emptyHint}
        columns={mailColumns(words, language)}
        renderFilters={(isSheet) => <MailFilters list={list} isSheet={isSheet} />}
        rowId={(row) => row.id}
        rowLabel={(row) => row.recipient}
        {...list.openingById}
        onAdd={undefined}
        renderMenu={(row) => (
          <>
            <Menu.Item
              leftSection={<IconMailOpened {...icon} />}
              onClick={() => afterFocusReturned(() => list.open(row.id))}
            >
              {mail.open}
            </Menu.Item>
            {row.can.retry && delivers && (
              <Menu.Item
                leftSection={<IconSend {...icon} />}
                onClick={() => void retry.start(row.id)}
              >
                {mail.retry}
              </Menu.Item>
            )}
          </>
        )}
      />
      <MailDrawer list={list} delivers={delivers} />
    </>
  );
}
