import { SegmentedControl, Switch } from '@mantine/core';
import { type EntryKind, punchEntryKinds } from '@muster/contract/attendance/entry-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { LinkInput } from '../../../api/links/link-input.tsx';
import type { FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { ChoiceInput } from '../../../ui/form/inputs/choice-input.tsx';
import { TimeInput } from '../../../ui/form/days/time-input.tsx';
import { useWords } from '../../../words/words.ts';
import { places } from '../links.ts';
import { shiftChoicesQuery } from '../queries.ts';
import { isTime } from '../day/wall-time.ts';

interface FieldsProps {
  readonly of: Pick<ReturnType<typeof useCallForm>, 'form' | 'wires'>;
  readonly held: FormValues;
}

/** Which unit and shift, where nobody was chosen by name. */
export function EntryWho({ of: { form, wires } }: Pick<FieldsProps, 'of'>) {
  const { entry, fields } = useWords().words.attendance;
  const { data: shifts = [] } = useQuery(shiftChoicesQuery);
  return (
    <>
      <div data-half>
        <LinkInput key={form.key('unit')} to={places.unit} label={entry.unit} {...wires('unit')} />
      </div>
      <div data-half>
        <ChoiceInput
          key={form.key('shift')}
          label={fields.shift}
          options={shifts.map(({ id, name }) => ({ value: id, label: name }))}
          {...wires('shift')}
        />
      </div>
    </>
  );
}

/** What to do; one punch of the list is only ever taken out. */
export function EntryKindInput({ of: { form }, held }: FieldsProps) {
  const { entry } = useWords().words.attendance;
  const kind = held.kind as EntryKind;
  return (
    <div className="att-entry-kind">
      <SegmentedControl
        fullWidth
        size="sm"
        aria-label={entry.kind}
        data={punchEntryKinds.map((value) => ({ value, label: entry.kinds[value] }))}
        value={kind}
        onChange={(chosen) => form.setFieldValue('kind', chosen)}
      />
      <p className="att-quiet">{entry.kindHints[kind]}</p>
    </div>
  );
}

/** By the clocks where each person is, or by the hours of their shift. */
export function EntryTimes({ of: { form, wires }, held }: FieldsProps) {
  const { entry } = useWords().words.attendance;
  const { inTime, outTime } = held;
  const isNextDay = isTime(inTime) && isTime(outTime) && outTime <= inTime;
  return (
    <>
      <Switch
        key={form.key('isByShift')}
        label={entry.byShift}
        {...form.getInputProps('isByShift', { type: 'checkbox' })}
      />
      {!held.isByShift && (
        <>
          <div data-half>
            <TimeInput key={form.key('inTime')} label={entry.inTime} {...wires('inTime')} />
          </div>
          <div data-half>
            <TimeInput
              key={form.key('outTime')}
              label={entry.outTime}
              description={isNextDay ? entry.nextDay : undefined}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              {...wires('outTime')}
            />
          </div>
        </>
      )}
    </>
  );
}
