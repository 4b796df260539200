import { employmentTypes, jobFields } from '@muster/contract/people/employee.ts';
import type { Linked } from '@muster/contract/kernel/fields.ts';
import { Checkbox } from '@mantine/core';
import { LinkInput } from '../../../../api/links/link-input.tsx';
import { PersonInput } from '../../../../api/links/person-input.tsx';
import { ChoiceInput } from '../../../../ui/form/inputs/choice-input.tsx';
import { useWords } from '../../../../words/words.ts';
import { places } from '../../links.ts';
import { innerOf, isCarried, type JobField, neverEmpty, withInside } from './bulk-fields.ts';
import { tickedIn, type useBulkForm } from './use-bulk-form.ts';

type BulkForm = ReturnType<typeof useBulkForm>;

interface FieldProps {
  readonly field: JobField;
  readonly bulk: BulkForm;
}

const outerOf: Partial<Record<JobField, 'departmentId' | 'unitId' | 'regionId'>> = {
  unitId: 'departmentId',
  subUnitId: 'unitId',
  areaId: 'regionId',
};
const isPlace = (field: JobField): field is JobField & keyof typeof places => field in places;

const hintBelow: { inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] } = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
};

/** The new value of one field; what lies inside of it starts anew with it. */
function ValueInput({ field, bulk }: FieldProps) {
  const { words } = useWords();
  const { employee, values, batch } = words.people;
  const { form, wires, held } = bulk;
  const path = `given.${field}`;
  const { onChange, ...control } = wires(path);
  const label = employee.fields[field];
  const required = neverEmpty.has(field);
  const told = {
    label,
    required,
    description: required ? undefined : batch.change.cleared,
    ...hintBelow,
    ...control,
  };
  if (field === 'employmentType') {
    const options = employmentTypes.map((value) => ({
      value,
      label: values.employmentType[value],
    }));
    return <ChoiceInput key={form.key(path)} options={options} {...told} onChange={onChange} />;
  }
  if (!isPlace(field)) return <PersonInput key={form.key(path)} {...told} onChange={onChange} />;
  const outer = outerOf[field];
  const chosen = outer && ((held.given as Record<string, Linked | null>)[outer]?.id ?? undefined);
  return (
    <LinkInput
      key={`${form.key(path)} ${chosen ?? ''}`}
      to={places[field]}
      within={outer && { [outer]: chosen }}
      {...told}
      onChange={(value) => {
        onChange(value);
        for (const inner of innerOf(field)) form.setFieldValue(`given.${inner}`, null);
      }}
    />
  );
}

/** Each field with a tick; its value appears under it when it is ticked. */
export function BulkInputs({ bulk }: { readonly bulk: BulkForm }) {
  const { words } = useWords();
  const { employee } = words.people;
  const ticked = tickedIn(bulk.held);
  const changing = withInside(ticked, jobFields);
  const toggle = (field: JobField) =>
    bulk.form.setFieldValue(
      'ticked',
      ticked.includes(field) ? ticked.filter((other) => other !== field) : [...ticked, field],
    );
  return (
    <div className="bulk-fields">
      {jobFields.map((field) => (
        <div key={field} data-on={changing.includes(field) || undefined}>
          <Checkbox
            label={employee.fields[field]}
            checked={changing.includes(field)}
            disabled={isCarried(field, ticked)}
            onChange={() => toggle(field)}
          />
          {changing.includes(field) && <ValueInput field={field} bulk={bulk} />}
        </div>
      ))}
    </div>
  );
}
