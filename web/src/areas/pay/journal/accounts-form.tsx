import type { Input } from '@muster/contract/kernel/endpoint.ts';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import { organisationRecords } from '@muster/contract/organisation/records.ts';
import {
  journalAccountCalls,
  type JournalAccounts,
  type JournalSubject,
  neededSides,
} from '@muster/contract/pay/journal/account-calls.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { CallForm } from '../../../api/call-form.tsx';
import { call } from '../../../api/client.ts';
import { recordCalled } from '../../../api/links/declared.ts';
import { LinkInput } from '../../../api/links/link-input.tsx';
import { type FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useRefreshJournal } from './journal-queries.ts';

const concerns = recordCalled('concern', organisationRecords);
const departments = recordCalled('department', organisationRecords);

interface AccountsFormProps {
  readonly subject: JournalSubject;
  /** none: new ones */
  readonly accounts: JournalAccounts | undefined;
  readonly onDone: () => void;
}

const text = (value: unknown): string | null => String(value).trim() || null;
const idOf = (value: unknown): string | null => (value as Linked | null)?.id ?? null;

type Created = Input<typeof journalAccountCalls.create>['body'];

function useAccountsForm({ subject, accounts, onDone }: AccountsFormProps) {
  const said = useWords().words.pay.journal.accounts;
  const refresh = useRefreshJournal();
  const [concern, setConcern] = useState<string | null>(null);
  const of = useCallForm({
    body: accounts ? journalAccountCalls.change.body : journalAccountCalls.create.body,
    initial: {
      concernId: null,
      departmentId: null,
      debitCode: accounts?.debit?.code ?? '',
      debitName: accounts?.debit?.name ?? '',
      creditCode: accounts?.credit?.code ?? '',
      creditName: accounts?.credit?.name ?? '',
    },
    given: (held): FormValues => ({
      ...(accounts
        ? { version: accounts.version }
        : {
            componentId: subject.component?.id ?? null,
            concernId: idOf(held.concernId),
            departmentId: idOf(held.departmentId),
          }),
      ...Object.fromEntries(
        neededSides[subject.kind].flatMap((side) =>
          [`${side}Code`, `${side}Name`].map((name) => [name, text(held[name])]),
        ),
      ),
    }),
    send: (given) =>
      accounts
        ? call(journalAccountCalls.change, { params: { id: accounts.id }, body: given })
        : // what a form gives was checked by the very schema of the call
          call(journalAccountCalls.create, { body: given as Created }),
    onHeld: (held) => setConcern(idOf(held.concernId)),
    onSent: () => {
      refresh();
      notify.success(said.saved);
      onDone();
    },
    failed: said.failed,
  });
  return { of, concern };
}

/** Into which accounts something is booked, everywhere or in one place. */
export function AccountsForm(props: AccountsFormProps) {
  const { subject, accounts } = props;
  const { words } = useWords();
  const said = words.pay.journal.accounts;
  const { of, concern } = useAccountsForm(props);
  const { form, wires } = of;
  return (
    <CallForm
      of={of}
      labels={said.fields}
      submit={words.act.save}
      hint={accounts ? undefined : said.hint}
    >
      <div className="form-grid">
        {!accounts && (
          <>
            <LinkInput
              key={form.key('concernId')}
              to={concerns}
              label={said.fields.concernId}
              placeholder={said.everyCompany}
              {...wires('concernId')}
            />
            <LinkInput
              // those of another company are other ones
              key={`${form.key('departmentId')} ${concern}`}
              to={departments}
              within={{ concernId: concern ?? undefined }}
              label={said.fields.departmentId}
              placeholder={said.everyDepartment}
              {...wires('departmentId')}
            />
          </>
        )}
        {neededSides[subject.kind].flatMap((side) =>
          (['Code', 'Name'] as const).map((part) => {
            const name = `${side}${part}` as const;
            return (
              <div key={name} data-half>
                <TextInput
                  key={form.key(name)}
                  label={said.fields[name]}
                  required
                  maxLength={part === 'Code' ? 20 : 80}
                  autoComplete="off"
                  {...wires(name)}
                />
              </div>
            );
          }),
        )}
      </div>
    </CallForm>
  );
}
