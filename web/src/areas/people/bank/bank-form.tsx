import type { Linked } from '@muster/contract/kernel/fields.ts';
import {
  type BankAccount,
  profileCalls,
  wholeAccount,
} from '@muster/contract/people/profile/profile-calls.ts';
import { paymentMethods } from '@muster/contract/people/profile/payment-method.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { CallRefused } from '../../../api/client.ts';
import { LinkInput } from '../../../api/links/link-input.tsx';
import { type FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { atPasswordField } from '../../../api/wrong-password.ts';
import { CardForm } from '../../../ui/form/card-form.tsx';
import { ChoiceInput } from '../../../ui/form/inputs/choice-input.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useWords } from '../../../words/words.ts';
import { useProposals } from '../own-queries.ts';
import { bankFieldName, bankRecord } from './bank-fields.ts';
import { clearedWhereBlank } from '../profile/field-input.tsx';

const accountBody = profileCalls.proposeBank.body.extend(wholeAccount.shape);

interface BankFormProps {
  readonly id: string;
  readonly account: BankAccount | null;
  /** the own account: the password is asked for */
  readonly isOwn: boolean;
  readonly onDone: () => void;
}

const heldFrom = (account: BankAccount | null): FormValues => ({
  method: account?.method ?? 'Bank',
  bankId: account?.bankId ?? null,
  branch: account?.branch ?? '',
  accountName: account?.accountName ?? '',
  accountNumber: account?.accountNumber ?? '',
  routingNumber: account?.routingNumber ?? '',
  password: '',
});

const given = (held: FormValues): FormValues => {
  const { method, bankId, password, accountName, accountNumber, ...others } = held;
  if (method === 'Cash') return { method, password: password || undefined };
  return {
    method,
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
  const [method, setMethod] = useState(initial.method);
  const start = JSON.stringify({ ...given(initial), password: undefined });
  const of = useCallForm({
    body: method === 'Cash' ? profileCalls.proposeBank.body : accountBody,
    initial,
    given,
    onHeld: (held) => setMethod(held.method),
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
  return { ...of, isCash: method === 'Cash' };
}

type BankFormFields = Pick<ReturnType<typeof useBankForm>, 'form' | 'wires'>;

function OwnPassword({ form, wires }: BankFormFields) {
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

function AccountFields({ form, wires }: BankFormFields) {
  const { bank } = useWords().words.people;
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
    <>
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
    </>
  );
}

/** Another account, told whole; or that pay is handed over in cash. */
export function BankForm(props: BankFormProps) {
  const { words } = useWords();
  const { bank } = words.people;
  const { form, submit, refused, lastTry, wires, isCash } = useBankForm(props);
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
        <ChoiceInput
          key={form.key('method')}
          label={bank.fields.method}
          description={isCash ? bank.cashHint : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          options={paymentMethods.map((value) => ({ value, label: bank.methods[value] }))}
          {...wires('method')}
        />
        {!isCash && <AccountFields form={form} wires={wires} />}
        {props.isOwn && <OwnPassword form={form} wires={wires} />}
      </div>
    </CardForm>
  );
}
