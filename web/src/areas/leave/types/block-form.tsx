import type { Linked } from '@muster/contract/kernel/fields.ts';
import type { LeaveBlock } from '@muster/contract/leave/calls/balance-calls.ts';
import { organisationRecords } from '@muster/contract/organisation/records.ts';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { RecordForm } from '../../../api/hand-records/record-form.tsx';
import { useRecordForm } from '../../../api/hand-records/use-record-form.ts';
import { recordCalled } from '../../../api/links/declared.ts';
import { LinkInput } from '../../../api/links/link-input.tsx';
import type { FormValues } from '../../../api/use-call-form.ts';
import { ChoiceInput } from '../../../ui/form/inputs/choice-input.tsx';
import { DayInput } from '../../../ui/form/days/day-input.tsx';
import { useWords } from '../../../words/words.ts';
import { allTypesQuery } from '../queries.ts';
import { leaveBlocks } from '../records.ts';

const department = recordCalled('department', organisationRecords);
const below: { inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] } = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};

const heldFrom = (block: LeaveBlock | undefined): FormValues => ({
  name: block?.name ?? '',
  from: block?.from ?? null,
  until: block?.until ?? null,
  departmentId: block?.departmentId ?? null,
  leaveTypeId: block?.leaveTypeId?.id ?? null,
});

/** One day needs its first day only. */
const givenBy = ({ name, from, until, departmentId, leaveTypeId }: FormValues): FormValues => ({
  name,
  from: from ?? undefined,
  until: until ?? from ?? undefined,
  departmentId: (departmentId as Linked | null)?.id ?? null,
  leaveTypeId,
});

interface BlockFormProps {
  readonly block: LeaveBlock | undefined;
  readonly onSaved: () => void;
}

/** Days on which no leave is taken, to add or to change. */
export function BlockForm({ block, onSaved }: BlockFormProps) {
  const { records, block: said } = useWords().words.leave;
  const { one, fields } = records.leaveBlock;
  const types = useQuery(allTypesQuery).data ?? [];
  const handle = useRecordForm({ kept: leaveBlocks, record: block, heldFrom, givenBy, onSaved });
  const { form, wires } = handle;
  return (
    <RecordForm
      handle={handle}
      one={one}
      isNew={!block}
      isRead={block && !block.can.change}
      labels={fields}
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
          description={said.hints.departmentId}
          {...below}
          {...wires('departmentId')}
        />
        <ChoiceInput
          key={form.key('leaveTypeId')}
          label={fields.leaveTypeId}
          description={said.hints.leaveTypeId}
          options={types.map(({ id, fullName }) => ({ value: id, label: fullName }))}
          {...below}
          {...wires('leaveTypeId')}
        />
      </div>
    </RecordForm>
  );
}
