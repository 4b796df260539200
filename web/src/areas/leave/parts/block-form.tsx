import type { Linked } from '@muster/contract/kernel/fields.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { blockCalls } from '@muster/contract/leave/balance-calls.ts';
import { organisationRecords } from '@muster/contract/organisation/records.ts';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { recordCalled } from '../../../api/links/declared.ts';
import { LinkInput } from '../../../api/links/link-input.tsx';
import { type Given, useCallForm } from '../../../api/use-call-form.ts';
import { ChoiceInput } from '../../../ui/form/choice-input.tsx';
import { DayInput } from '../../../ui/form/day-input.tsx';
import { DrawerForm } from '../../../ui/form/drawer-form.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { FormDrawer } from '../../../ui/form/form-drawer.tsx';
import { useLingering } from '../../../ui/form/use-lingering.ts';
import { notify } from '../../../ui/notify.ts';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { allTypes, useFresh } from '../queries.ts';

const department = recordCalled('department', organisationRecords);
const initial = { name: '', from: null, until: null, departmentId: null, leaveTypeId: null };
const below: { inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] } = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};

/** One day needs its first day only. */
const givenBy = ({ name, from, until, departmentId, leaveTypeId }: Given): Given => ({
  name,
  from: from ?? undefined,
  until: until ?? from ?? undefined,
  departmentId: (departmentId as Linked | null)?.id ?? null,
  leaveTypeId,
});

interface BlockFormProps {
  readonly onDone: () => void;
}

function useBlockForm({ onDone }: BlockFormProps) {
  const { words, say } = useWords();
  const named = { entity: words.leave.records.leaveBlock.one };
  const refresh = useFresh();
  return useCallForm({
    body: blockCalls.create.body,
    initial,
    given: givenBy,
    // checked by the very schema of the call
    send: (given) =>
      call(blockCalls.create, { body: given as Input<typeof blockCalls.create>['body'] }),
    onSent: () => {
      refresh();
      notify.success(say(words.said.added, named));
      onDone();
    },
    failed: say(words.said.addFailed, named),
  });
}

function BlockForm(props: BlockFormProps) {
  const { words, say } = useWords();
  const { records, block } = words.leave;
  const { one, fields } = records.leaveBlock;
  const types = useQuery(allTypes).data ?? [];
  const { form, wires, submit, refused, lastTry } = useBlockForm(props);
  return (
    <DrawerForm
      submit={say(words.act.add, { entity: withinSentence(one) })}
      isBusy={submit.isBusy}
      alert={refused && <FormAlert text={refused.text} />}
      errors={Object.entries(fields)
        .filter(([name]) => Boolean(form.errors[name]))
        .map(([name, label]) => ({ name, label }))}
      lastTry={lastTry}
      onSubmit={() => void submit.start()}
    >
      <div className="form-grid">
        <TextInput
          key={form.key('name')}
          label={fields.name}
          required
          maxLength={120}
          autoComplete="off"
          data-autofocus
          {...wires('name')}
        />
        <div data-half>
          <DayInput key={form.key('from')} label={fields.from} required {...wires('from')} />
        </div>
        <div data-half>
          <DayInput key={form.key('until')} label={fields.until} {...wires('until')} />
        </div>
        <LinkInput
          key={form.key('departmentId')}
          to={department}
          label={fields.departmentId}
          description={block.hints.departmentId}
          {...below}
          {...wires('departmentId')}
        />
        <ChoiceInput
          key={form.key('leaveTypeId')}
          label={fields.leaveTypeId}
          description={block.hints.leaveTypeId}
          options={types.map(({ id, fullName }) => ({ value: id, label: fullName }))}
          {...below}
          {...wires('leaveTypeId')}
        />
      </div>
    </DrawerForm>
  );
}

interface BlockDrawerProps {
  readonly isWanted: boolean;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

export function BlockDrawer({ isWanted, onClose, onSaved }: BlockDrawerProps) {
  const { words, say } = useWords();
  const { one } = words.leave.records.leaveBlock;
  const { shown, forget } = useLingering(isWanted ? 'new' : undefined);
  if (!shown) return null;
  return (
    <FormDrawer
      wanted={isWanted}
      title={say(words.act.add, { entity: withinSentence(one) })}
      onClose={onClose}
      onClosed={forget}
    >
      <BlockForm onDone={onSaved} />
    </FormDrawer>
  );
}
