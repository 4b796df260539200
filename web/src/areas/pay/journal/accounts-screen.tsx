import './journal.css';
import '../../../ui/page/card.css';
import {
  bookedKinds,
  journalAccountCalls,
  type JournalAccounts,
  type JournalSubject,
  journalSides,
} from '@muster/contract/pay/journal/account-calls.ts';
import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { LoadError } from '../../../api/load-error.tsx';
import { useMayCall } from '../../../session/use-may-call.ts';
import { FormDialog } from '../../../ui/form/dialogs/form-dialog.tsx';
import { afterFocusReturned } from '../../../ui/form/guards/after-focus-returned.ts';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PageSkeleton } from '../../../ui/page/states.tsx';
import { RowMenu } from '../../../ui/table/rows/row-menu.tsx';
import { useWords } from '../../../words/words.ts';
import { AccountsForm } from './accounts-form.tsx';
import { useBookedName } from './journal-name.ts';
import { netInAddress } from './journal-notes.tsx';
import { accountsQuery } from './journal-queries.ts';
import { RemoveAccounts } from './remove-accounts.tsx';
import { usePlaceName } from './place-name.ts';

interface Asked {
  readonly subject: JournalSubject;
  readonly accounts: JournalAccounts | undefined;
}
type Ask = (asked: Asked) => void;

interface RowProps extends Asked {
  readonly accounts: JournalAccounts;
  readonly onChange: Ask;
  readonly onRemove: Ask;
}

function AccountsRow({ subject, accounts, onChange, onRemove }: RowProps) {
  const { words, say } = useWords();
  const { journal } = words.pay;
  const said = journal.accounts;
  const place = usePlaceName()(accounts);
  const name = useBookedName()(subject);
  const { can } = accounts;
  const asked = { subject, accounts };
  return (
    <li>
      <span>{place}</span>
      <dl>
        {journalSides.map((side) => {
          const account = accounts[side];
          return (
            account && (
              <div key={side}>
                <dt>{journal[side]}</dt>
                <dd>
                  <b>{account.code}</b> {account.name}
                </dd>
              </div>
            )
          );
        })}
      </dl>
      {(can.change || can.remove) && (
        <RowMenu label={say(said.acts, { name, place })}>
          {can.change && (
            <Menu.Item onClick={() => afterFocusReturned(() => onChange(asked))}>
              {said.change}
            </Menu.Item>
          )}
          {can.remove && (
            <Menu.Item color="red" onClick={() => afterFocusReturned(() => onRemove(asked))}>
              {said.remove}
            </Menu.Item>
          )}
        </RowMenu>
      )}
    </li>
  );
}

interface SubjectProps {
  readonly subject: JournalSubject;
  readonly onChange: Ask;
  readonly onRemove: Ask;
}

function Subject({ subject, onChange, onRemove }: SubjectProps) {
  const { words } = useWords();
  const said = words.pay.journal.accounts;
  const mayAdd = useMayCall(journalAccountCalls.create);
  const name = useBookedName()(subject);
  return (
    <section className="journal-subject" aria-label={name}>
      <header>
        <h3>{name}</h3>
        {mayAdd && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => onChange({ subject, accounts: undefined })}
          >
            {said.add}
            <span className="unseen"> {name}</span>
          </Button>
        )}
      </header>
      {subject.accounts.length === 0 ? (
        <p className="journal-none">{said.none}</p>
      ) : (
        <ul>
          {subject.accounts.map((accounts) => (
            <AccountsRow
              key={accounts.id}
              subject={subject}
              accounts={accounts}
              onChange={onChange}
              onRemove={onRemove}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface DialogProps {
  /** none: closed */
  readonly asked: Asked | undefined;
  readonly onClose: () => void;
}

function AccountsDialog({ asked, onClose }: DialogProps) {
  const { words, say } = useWords();
  const said = words.pay.journal.accounts;
  const nameOf = useBookedName();
  const { shown, forget } = useLingering(asked);
  if (!shown) return null;
  return (
    <FormDialog
      wanted={asked !== undefined}
      title={say(shown.accounts ? said.changeFor : said.addFor, { name: nameOf(shown.subject) })}
      onClose={onClose}
      onClosed={forget}
    >
      <AccountsForm {...shown} onDone={onClose} />
    </FormDialog>
  );
}

/** Opened at once where the address names what has no account. */
function useAsked(subjects: readonly JournalSubject[]) {
  const { set }: { set?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const named = subjects.find(({ component }) => (component?.id ?? netInAddress) === set);
  const [asked, setAsked] = useState<Asked | undefined>(
    named && { subject: named, accounts: undefined },
  );
  const close = () => {
    setAsked(undefined);
    if (set !== undefined) void navigate({ to: '/admin/journal-accounts', replace: true });
  };
  return { asked, setAsked, close };
}

function Subjects({ subjects }: { readonly subjects: readonly JournalSubject[] }) {
  const said = useWords().words.pay.journal.accounts;
  const { asked, setAsked, close } = useAsked(subjects);
  const [removed, setRemoved] = useState<Asked>();
  return (
    <>
      {bookedKinds.map((kind) => (
        <section key={kind} className="card journal-kind" aria-label={said.kinds[kind]}>
          <h2>{said.kinds[kind]}</h2>
          <p className="card-note">{said.kindHints[kind]}</p>
          {subjects
            .filter((subject) => subject.kind === kind)
            .map((subject) => (
              <Subject
                key={subject.component?.id ?? netInAddress}
                subject={subject}
                onChange={setAsked}
                onRemove={setRemoved}
              />
            ))}
        </section>
      ))}
      <AccountsDialog asked={asked} onClose={close} />
      <RemoveAccounts
        asked={removed?.accounts && { subject: removed.subject, accounts: removed.accounts }}
        remove={({ id }) => call(journalAccountCalls.remove, { params: { id } })}
        onClose={() => setRemoved(undefined)}
      />
    </>
  );
}

/** Into which accounts of the books each component and the net pay go. */
export function JournalAccountsScreen() {
  const { words } = useWords();
  const said = words.pay.journal.accounts;
  const { data, error, refetch } = useQuery(accountsQuery);
  return (
    <>
      <PageHead title={said.title} note={said.note} />
      {data && <Subjects subjects={data} />}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <PageSkeleton label={words.list.loading} />}
    </>
  );
}
