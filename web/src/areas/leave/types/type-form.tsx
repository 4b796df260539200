import type { LeaveType } from '@muster/contract/leave/leave-type.ts';
import { useState } from 'react';
import { RecordForm } from '../../../api/hand-records/record-form.tsx';
import { useRecordForm } from '../../../api/hand-records/use-record-form.ts';
import { useWords } from '../../../words/words.ts';
import { leaveTypes } from '../records.ts';
import { TypeFields } from './type-fields.tsx';
import { leaveTypeBody, leaveTypeFormState } from './type-values.ts';

interface TypeFormProps {
  readonly type: LeaveType | undefined;
  readonly onSaved: () => void;
}

/** A kind of leave, to add, to change or only to read. */
export function TypeForm({ type, onSaved }: TypeFormProps) {
  const { one, fields } = useWords().words.leave.records.leaveType;
  const [held, setHeld] = useState(() => leaveTypeFormState(type));
  const handle = useRecordForm({
    kept: leaveTypes,
    record: type,
    heldFrom: leaveTypeFormState,
    givenBy: leaveTypeBody,
    onSaved,
    onHeld: setHeld,
  });
  return (
    <RecordForm
      handle={handle}
      one={one}
      isNew={!type}
      isRead={type && !type.can.change}
      labels={fields}
    >
      <TypeFields handle={{ ...handle, held }} />
    </RecordForm>
  );
}
