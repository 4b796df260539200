import { delegationCalls } from '@muster/contract/inbox/delegation-calls.ts';
import { hrWrite } from '@muster/contract/kernel/access/access-rules.ts';
import { scopesOf } from '@muster/contract/kernel/access/actor.ts';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import { Checkbox } from '@mantine/core';
import { CallForm } from '../../../api/call-form.tsx';
import { PersonInput } from '../../../api/links/person-input.tsx';
import { type FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { useState } from 'react';
import { useSession } from '../../../session/session.ts';
import { DayInput } from '../../../ui/form/days/day-input.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { today } from '../../../session/company-days.ts';
import { useDecisionKinds } from '../../../wiring/decision-kinds.ts';
import { useWords } from '../../../words/words.ts';
import { type DelegationBody, useDelegations } from '../delegation-queries.ts';

const idOf = (held: unknown): string | undefined => (held as Linked | null)?.id;

function given({ employeeId, to, from, until, kinds }: FormValues): FormValues {
  const chosen = kinds as readonly string[];
  return {
    employeeId: idOf(employeeId),
    to: idOf(to),
    from: from ?? undefined,
    until: until ?? undefined,
    kinds: chosen.length > 0 ? chosen : null,
  };
}

const below: { inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] } = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};

type Handle = Pick<ReturnType<typeof useCallForm>, 'form' | 'wires'>;

function Kinds({ form, wires }: Handle) {
  const { words } = useWords();
  const { kinds, kindWord } = useDecisionKinds();
  const delegable = kinds.filter((kind) => kind.delegable);
  const { delegation } = words.inbox;
  return (
    <Checkbox.Group
      key={form.key('kinds')}
      label={delegation.kinds}
      description={delegation.kindsHint}
      {...below}
      {...wires('kinds')}
    >
      <div className="delegation-kinds">
        {delegable.map(({ name }) => (
          <Checkbox key={name} value={name} label={kindWord(name)} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

function Days({ form, wires }: Handle) {
  const { delegation } = useWords().words.inbox;
  return (
    <div className="delegation-days">
      <DayInput key={form.key('from')} label={delegation.from} required {...wires('from')} />
      <DayInput
        key={form.key('until')}
        label={delegation.until}
        description={delegation.untilHint}
        required
        {...below}
        {...wires('until')}
      />
    </div>
  );
}

/** Who stands in, when and what for; HR chooses for others, too. */
export function DelegationForm({ onDone }: { readonly onDone: () => void }) {
  const { words, say } = useWords();
  const { delegation } = words.inbox;
  const user = useSession((session) => session.user);
  const isHr = scopesOf(hrWrite, user?.capacities ?? []).size > 0;
  const { add } = useDelegations();
  const [by, setBy] = useState<string>();
  const { body } = delegationCalls.create;
  const handle = useCallForm({
    // an account of no employee has no place of its own to give away
    body: user?.employeeId ? body : body.required({ employeeId: true }),
    initial: { employeeId: null, to: null, from: today(), until: null, kinds: [] },
    given,
    // checked by the body's own schema
    send: (checked) => add(checked as DelegationBody),
    onSent: ({ record }) => {
      notify.success(say(delegation.saved, { name: record.to.name }));
      onDone();
    },
    failed: delegation.failed,
    onHeld: (held) => setBy(idOf(held.employeeId)),
  });
  const { form, wires } = handle;
  const labels = {
    employeeId: delegation.whose,
    to: delegation.to,
    from: delegation.from,
    until: delegation.until,
  };
  return (
    <CallForm of={handle} labels={labels} submit={delegation.save}>
      <div className="form-grid">
        {isHr && (
          <PersonInput
            key={form.key('employeeId')}
            label={delegation.whose}
            description={user?.employeeId ? delegation.whoseHint : undefined}
            required={user?.employeeId === null}
            {...below}
            {...wires('employeeId')}
          />
        )}
        <PersonInput
          key={form.key('to')}
          label={delegation.to}
          description={delegation.toHint}
          // nobody stands in for themselves
          except={by ?? user?.employeeId ?? undefined}
          required
          {...below}
          {...wires('to')}
        />
        <Days form={form} wires={wires} />
        <Kinds form={form} wires={wires} />
      </div>
    </CallForm>
  );
}
