import { type mailCalls, mailStates } from '@muster/contract/administration/mail-calls.ts';
import type { Answer } from '@muster/contract/kernel/endpoint.ts';
import { IconMailPause } from '@tabler/icons-react';
import { useShownCount } from '../../../ui/table/use-shown-count.ts';
import type { ListHandle } from '../../../ui/list/use-list-state.ts';
import { useWords } from '../../../words/words.ts';
import { MailMark } from './mail-state.tsx';

type Mails = Answer<typeof mailCalls.list>;

function NoServer() {
  const { mail } = useWords().words.administration;
  return (
    <section className="mail-notice" aria-labelledby="mail-no-server">
      <IconMailPause size={22} stroke={1.6} aria-hidden />
      <div>
        <h2 id="mail-no-server">{mail.noServerTitle}</h2>
        <p>{mail.noServerHint}</p>
      </div>
    </section>
  );
}

interface MailOverviewProps {
  readonly mails: Mails | undefined;
  readonly list: ListHandle;
}

/** Whether mails go out at all, and how many are in each state; a click shows those alone. */
export function MailOverview({ mails, list }: MailOverviewProps) {
  const { words, say } = useWords();
  const { mail } = words.administration;
  const shown = useShownCount();
  const { state } = list.state.filters;
  return (
    <>
      {mails && !mails.delivers && <NoServer />}
      <fieldset className="mail-counts" aria-label={mail.counts}>
        {mailStates.map((each) => (
          <button
            key={each}
            type="button"
            className="mail-count"
            aria-pressed={state === each}
            onClick={() => list.filter('state', state === each ? undefined : each)}
          >
            <strong>
              {mails ? say(words.list.number, { number: shown(mails.counts[each]) }) : '–'}
            </strong>
            <MailMark state={each} />
          </button>
        ))}
      </fieldset>
      <p className="mail-recorded">{mail.recorded}</p>
    </>
  );
}
