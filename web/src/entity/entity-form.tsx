import { type EntityRecord, hasGuard } from '@muster/contract/kernel/entity.ts';
import type { Field } from '@muster/contract/kernel/fields.ts';
import { changedMeanwhile } from '@muster/contract/kernel/refusals.ts';
import { Switch } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { isGuardedChange, PasswordProof, useGuards } from '../api/guarded-fields.tsx';
import { isRefusal } from '../api/refusal.ts';
import { type FormValues, useCallForm } from '../api/use-call-form.ts';
import { atPasswordField } from '../api/wrong-password.ts';
import { DrawerForm } from '../ui/form/dialogs/drawer-form.tsx';
import { FormAlert } from '../ui/form/form-alert.tsx';
import { useOneAtATime } from '../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../ui/status/notify.ts';
import { inputOf } from './inputs.tsx';
import { oneQuery, useEntityChanges } from './queries.ts';
import { type RecordScreen, useRecordWords } from './record-screen.ts';

interface EntityFormProps {
  readonly screen: RecordScreen;
  /** none for a new one */
  readonly record: EntityRecord | undefined;
  readonly onSaved: () => void;
}

const each = ({ entity }: RecordScreen, value: (key: string, field: Field) => unknown) =>
  Object.fromEntries(Object.entries(entity.fields).map(([key, field]) => [key, value(key, field)]));

const heldFrom = (screen: RecordScreen, record: EntityRecord | undefined): FormValues => ({
  ...each(screen, (key, field) => record?.[key] ?? inputOf(field).blank),
  active: record?.active ?? true,
  ...(hasGuard(screen.entity) && { password: '' }),
});

const givenBy = (screen: RecordScreen, held: FormValues): FormValues => ({
  ...each(screen, (key, field) => inputOf(field).given(held[key])),
  active: held.active,
  ...(held.password ? { password: held.password } : {}),
});

function useEntityForm({ screen, record, onSaved }: EntityFormProps) {
  const { said, say, named } = useRecordWords(screen);
  const { create, change } = useEntityChanges(screen);
  const client = useQueryClient();
  const [base, setBase] = useState(record);
  const [isAsked, setAsked] = useState(false);
  const form = useCallForm({
    body: base ? screen.calls.change.body : screen.calls.create.body,
    initial: heldFrom(screen, record),
    given: (held) => givenBy(screen, held),
    send: (given) => (base ? change(base, given) : create(given)).catch(atPasswordField),
    onHeld: (held) => setAsked(isGuardedChange(screen.entity, heldFrom(screen, base), held)),
    onSent: () => {
      notify.success(say(base ? said.updated : said.added, named));
      onSaved();
    },
    failed: say(base ? said.updateFailed : said.addFailed, named),
  });
  const loadNewer = useOneAtATime(async () => {
    if (!base) return;
    try {
      const { record: newer } = await client.fetchQuery(oneQuery(screen, base.id));
      setBase(newer);
      form.startFrom(heldFrom(screen, newer));
    } catch (error) {
      form.showRefusal(error);
    }
  });
  return { ...form, loadNewer, isAsked };
}

/** The fields of a declared record, to fill in or, without the right to change it, to read. */
export function EntityForm(props: EntityFormProps) {
  const { screen, record } = props;
  const { Below } = screen;
  const { words, say, within, own, fieldName, contextOf } = useRecordWords(screen);
  const { form, submit, refused, lastTry, wires, loadNewer, isAsked } = useEntityForm(props);
  const mayWrite = useGuards();
  const fields = Object.entries(screen.entity.fields);
  const isRead = record?.can.change === false;
  const verb = record ? words.act.save : say(words.act.add, within);
  const hintOf = (key: string, field: Field) => {
    if (isRead) return undefined;
    return mayWrite(field) ? own.hints?.[key] : words.form.guarded;
  };
  const newer = isRefusal(refused?.error, changedMeanwhile)
    ? { label: words.act.loadNewer, ...loadNewer }
    : undefined;
  return (
    <DrawerForm
      submit={isRead ? undefined : verb}
      isBusy={submit.isBusy}
      alert={refused && <FormAlert text={refused.text} action={newer} />}
      errors={[
        ...fields.map(([key]) => ({ name: key, label: fieldName(key) })),
        { name: 'password', label: words.form.password },
      ].filter(({ name }) => Boolean(form.errors[name]))}
      lastTry={lastTry}
      onSubmit={() => void submit.start()}
    >
      <div className="form-grid">
        {fields.map(([key, field], at) => (
          <div key={key} data-half={inputOf(field).isHalf(field) || undefined}>
            <Fragment key={form.key(key)}>
              {inputOf(field).control(field, contextOf(key), {
                label: fieldName(key),
                description: hintOf(key, field),
                required: field.required && !isRead,
                readOnly: isRead || !mayWrite(field),
                inputWrapperOrder: ['label', 'input', 'description', 'error'],
                'data-autofocus': (!record && at === 0) || undefined,
                ...wires(key),
              })}
            </Fragment>
          </div>
        ))}
        {isAsked && <PasswordProof key={form.key('password')} {...wires('password')} />}
        {record && (
          <Switch
            key={form.key('active')}
            label={words.list.active}
            description={isRead ? undefined : words.form.activeHint}
            disabled={isRead}
            {...form.getInputProps('active', { type: 'checkbox' })}
          />
        )}
      </div>
      {record && Below && <Below record={record} />}
    </DrawerForm>
  );
}
