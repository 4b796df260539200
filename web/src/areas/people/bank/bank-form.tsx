import type { Linked } from '@muster/contract/kernel/fields.ts';
import { type BankAccount, profileCalls } from '@muster/contract/people/profile/profile-calls.ts';
import { TextInput } from '@mantine/core';
import { CallRefused } from '../../../api/client.ts';
import { LinkInput } from '../../../api/links/link-input.tsx';
import { type FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { atPasswordField } from '../../../api/wrong-password.ts';
import { CardForm } from '../../../ui/form/card-form.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useWords } from '../../../words/words.ts';
import { useProposals } from '../own-queries.ts';
import { bankFieldName, bankRecord } from './bank-fields.ts';
import { clearedWhereBlank } from '../profile/field-input.tsx';

interface BankFormProps {
  readonly id: string;
  readonly account: BankAccount | null;
  /** the own account: the password is asked for */
  readonly isOwn: boolean;
  readonly onDone: () => void;
}

const heldFrom = (account: BankAccount | null): FormValues => ({
  bankId: account?.bankId ?? null,
  branch: account?.branch ?? '',
  accountName: account?.accountName ?? '',
  accountNumber: account?.accountNumber ?? '',
  routingNumber: account?.routingNumber ?? '',
  password: '',
});

const given = (held: FormValues): FormValues => {
  const { bankId, password, accountName, accountNumber, ...others } = held;
  return {
    ...clearedWhereBlank(others),
    accountName: accountName || undefined,
    accountNumber: accountNumber || undefined,
    bankId: (bankId as Linked | null)?.id,
    password: password || undefined,
  };
};

function useBankForm({ id, account, onDone }: BankFormProps) {
  const { people } = useWords().words;
  const { proposeBank } = useProposals(id);
  const initial = heldFrom(account);
  const start = JSON.stringify({ ...given(initial), password: undefined });
  return useCallForm({
    body: profileCalls.proposeBank.body,
    initial,
    given,
    send: async (asked) => {
      if (JSON.stringify({ ...asked, password: undefined }) === start)
        throw new CallRefused(0, 'nothing-changed', people.own.nothingYet);
      return proposeBank(asked).catch(atPasswordField);
    },
    onSent: () => {
      notify.success(people.bank.sent);
      onDone();
    },
    failed: people.bank.failed,
  });
}

type BankFields = Pick<ReturnType<typeof useBankForm>, 'form' | 'wires'>;

function OwnPassword({ form, wires }: BankFields) {
  const { words } = useWords();
  const { bank } = words.people;
  const { showPassword, hidePassword } = words.identity.fields;
  return (
    <PasswordField
      key={form.key('password')}
      label={bank.fields.password}
      description={bank.passwordHint}
      autoComplete="current-password"
      required
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      showLabel={showPassword}
      hideLabel={hidePassword}
      {...wires('password')}
    />
  );
}

/** Another account, told whole. */
export function BankForm(props: BankFormProps) {
  const { words } = useWords();
  const { bank } = words.people;
  const { form, submit, refused, lastTry, wires } = useBankForm(props);
  const text = (
    field: 'branch' | 'accountName' | 'accountNumber' | 'routingNumber',
    max: number,
  ) => (
    <TextInput
      key={form.key(field)}
      label={bank.fields[field]}
      maxLength={max}
      autoComplete="off"
      required={field.startsWith('account')}
      {...wires(field)}
    />
  );
  return (
    <CardForm
      label={props.account ? bank.propose : bank.proposeFirst}
      submit={bank.submit}
      isBusy={submit.isBusy}
      alert={refused && <FormAlert text={refused.text} />}
      errors={Object.keys(form.errors).map((name) => ({ name, label: bankFieldName(name, words) }))}
      lastTry={lastTry}
      onSubmit={() => void submit.start()}
    >
      <p className="card-note">{props.isOwn ? bank.hintOwn : bank.hint}</p>
      <div className="form-grid">
        <div data-half>
          <LinkInput
            key={form.key('bankId')}
            to={bankRecord}
            label={bank.fields.bankId}
            required
            {...wires('bankId')}
          />
        </div>
        <div data-half>{text('branch', 120)}</div>
        {text('accountName', 120)}
        <div data-half>{text('accountNumber', 40)}</div>
        <div data-half>{text('routingNumber', 20)}</div>
        {props.isOwn && <OwnPassword form={form} wires={wires} />}
      </div>
    </CardForm>
  );
}
