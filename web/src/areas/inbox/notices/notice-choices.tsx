import './notices.css';
import { noticeCalls, type NoticeChoice } from '@muster/contract/inbox/notice-calls.ts';
import { Switch } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { notify } from '../../../ui/status/notify.ts';
import { PageSkeleton } from '../../../ui/page/states.tsx';
import { useWords } from '../../../words/words.ts';
import { choicesQuery } from '../notice-queries.ts';
import { LoadError } from '../../../api/load-error.tsx';

/** A switch is a choice at once: it shows what was chosen, or is put back with the reason. */
function useChoosing() {
  const { words, language } = useWords();
  const client = useQueryClient();
  const { queryKey } = choicesQuery(language);
  return async ({ kind, inApp, mail }: NoticeChoice) => {
    client.setQueryData(queryKey, (old) => ({
      choices: (old?.choices ?? []).map((one) =>
        one.kind === kind ? { ...one, inApp, mail } : one,
      ),
    }));
    try {
      await call(noticeCalls.choose, { body: { choices: [{ kind, inApp, mail }] } });
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? words.inbox.notices.choices.failed);
      await client.invalidateQueries({ queryKey });
    }
  };
}

interface ChoiceRowProps {
  readonly choice: NoticeChoice;
  readonly onChoose: (choice: NoticeChoice) => void;
}

function ChoiceRow({ choice, onChoose }: ChoiceRowProps) {
  const { words, say } = useWords();
  const { choices } = words.inbox.notices;
  const { title, always } = choice;
  const toggle = (field: 'inApp' | 'mail', name: string) => (
    <td>
      {always ? (
        <span className="notice-always">{choices.always}</span>
      ) : (
        <Switch
          aria-label={say(name, { title })}
          checked={choice[field]}
          onChange={(event) => onChoose({ ...choice, [field]: event.currentTarget.checked })}
        />
      )}
    </td>
  );
  return (
    <tr>
      <th scope="row">
        {title}
        {always && <small>{always}</small>}
      </th>
      {toggle('inApp', choices.inAppOf)}
      {toggle('mail', choices.mailOf)}
    </tr>
  );
}

/** Of what one is told, and how; a part of the own profile. */
export function NoticeChoices() {
  const { words, language } = useWords();
  const { choices } = words.inbox.notices;
  const { data, error, refetch } = useQuery(choicesQuery(language));
  const choose = useChoosing();
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton label={words.list.loading} />;
  return (
    <section className="card notice-choices" aria-labelledby="notice-choices">
      <h2 id="notice-choices">{choices.title}</h2>
      <p className="card-note">{choices.hint}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{choices.title}</span>
            </th>
            <th scope="col">{choices.inApp}</th>
            <th scope="col">{choices.mail}</th>
          </tr>
        </thead>
        <tbody>
          {data.map((choice) => (
            <ChoiceRow
              key={choice.kind}
              choice={choice}
              onChoose={(chosen) => void choose(chosen)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}
