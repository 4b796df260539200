import '../calendar.css';
import { type Holiday, holidayTypes } from '@muster/contract/calendar/holiday-calls.ts';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import { Switch, TextInput } from '@mantine/core';
import type { FormValues } from '../../../api/use-call-form.ts';
import { ChoiceInput } from '../../../ui/form/inputs/choice-input.tsx';
import { ColourInput } from '../../../ui/form/inputs/colour-input.tsx';
import { DayInput } from '../../../ui/form/days/day-input.tsx';
import { useWords } from '../../../words/words.ts';
import { holidays } from '../records.ts';
import { LocationsInput } from './locations-input.tsx';
import { RecordForm } from '../../../api/hand-records/record-form.tsx';
import { type RecordFormHandle, useRecordForm } from '../../../api/hand-records/use-record-form.ts';

const usualColour = '#c2410c';

const heldFrom = (holiday: Holiday | undefined): FormValues => ({
  name: holiday?.name ?? '',
  from: holiday?.from ?? null,
  until: holiday?.until ?? null,
  type: holiday?.type ?? 'Government',
  colour: holiday?.colour ?? usualColour,
  locations: holiday?.locations ?? [],
  recurring: holiday?.recurring ?? false,
  half: holiday?.half ?? false,
});

/** A holiday of one day needs its first day only. */
const givenBy = ({ locations, from, until, ...held }: FormValues): FormValues => ({
  ...held,
  from: from ?? undefined,
  until: until ?? from ?? undefined,
  locations: (locations as Linked[]).map(({ id }) => id),
});

const below: { inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] } = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};

function When({ form, wires }: RecordFormHandle) {
  const { fields } = useWords().words.calendar.holiday;
  return (
    <>
      <div data-half>
        <DayInput key={form.key('from')} label={fields.from} required {...wires('from')} />
      </div>
      <div data-half>
        <DayInput key={form.key('until')} label={fields.until} {...wires('until')} />
      </div>
    </>
  );
}

function Switches({ form }: RecordFormHandle) {
  const { calendar } = useWords().words;
  const { fields } = calendar.holiday;
  const { hints } = calendar.holidays;
  return (
    <>
      {(['recurring', 'half'] as const).map((name) => (
        <Switch
          key={form.key(name)}
          label={fields[name]}
          description={hints[name]}
          {...form.getInputProps(name, { type: 'checkbox' })}
        />
      ))}
    </>
  );
}

function Fields(handle: RecordFormHandle) {
  const { calendar } = useWords().words;
  const { fields } = calendar.holiday;
  const { types, hints } = calendar.holidays;
  const { form, wires } = handle;
  return (
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
      <When {...handle} />
      <ChoiceInput
        key={form.key('type')}
        label={fields.type}
        description={hints.type}
        required
        options={holidayTypes.map((value) => ({ value, label: types[value] }))}
        {...below}
        {...wires('type')}
      />
      <LocationsInput
        key={form.key('locations')}
        label={fields.locations}
        description={hints.locations}
        {...wires('locations')}
      />
      <ColourInput key={form.key('colour')} label={fields.colour} {...wires('colour')} />
      <Switches {...handle} />
    </div>
  );
}

interface HolidayFormProps {
  readonly holiday: Holiday | undefined;
  readonly onSaved: () => void;
}

export function HolidayForm({ holiday, onSaved }: HolidayFormProps) {
  const { words } = useWords();
  const { one, fields } = words.calendar.holiday;
  const kept = { kept: holidays, record: holiday, heldFrom, givenBy, onSaved };
  const handle = useRecordForm(kept);
  return (
    <RecordForm
      handle={handle}
      one={one}
      isNew={!holiday}
      isRead={holiday && !holiday.can.change}
      labels={fields}
    >
      <Fields {...handle} />
    </RecordForm>
  );
}
