import type { Linked } from '@muster/contract/kernel/fields.ts';
import { type Employee, employmentTypes } from '@muster/contract/people/employee.ts';
import { LinkInput } from '../../../api/links/link-input.tsx';
import { PersonInput } from '../../../api/links/person-input.tsx';
import { ChoiceInput } from '../../../ui/form/inputs/choice-input.tsx';
import { useWords } from '../../../words/words.ts';
import { places } from '../links.ts';
import type { useJobForm } from './use-job-form.ts';

interface JobFieldsProps {
  readonly person: Employee;
  readonly jobForm: ReturnType<typeof useJobForm>;
}

interface PlaceInputProps extends Pick<JobFieldsProps, 'jobForm'> {
  readonly field: keyof typeof places;
  readonly required?: boolean;
  /** the field that it lies inside of */
  readonly inside?: keyof typeof places;
  /** the fields that lie inside of it: they go with the old choice */
  readonly around?: readonly (keyof typeof places)[];
}

function PlaceInput({ field, required, inside, around = [], jobForm }: PlaceInputProps) {
  const { fields } = useWords().words.people.employee;
  const { form, wires, held } = jobForm;
  const { onChange, ...control } = wires(field);
  const outer = inside && (held[inside] as Linked | null)?.id;
  return (
    <LinkInput
      key={`${form.key(field)} ${outer ?? ''}`}
      to={places[field]}
      within={inside && { [inside]: outer }}
      label={fields[field]}
      required={required}
      {...control}
      onChange={(value) => {
        onChange(value);
        for (const inner of around) form.setFieldValue(inner, null);
      }}
    />
  );
}

/** Where someone stands; units follow the department, areas the region. */
export function JobFields({ person, jobForm }: JobFieldsProps) {
  const { words } = useWords();
  const { employee, values } = words.people;
  const { form, wires } = jobForm;
  const leader = (field: 'lineManagerId' | 'secondTierId') => (
    <PersonInput
      key={form.key(field)}
      label={employee.fields[field]}
      except={person.id}
      {...wires(field)}
    />
  );
  const half = (input: React.ReactNode) => <div data-half>{input}</div>;
  return (
    <div className="form-grid">
      <PlaceInput field="designationId" required jobForm={jobForm} />
      <PlaceInput
        field="departmentId"
        required
        around={['unitId', 'subUnitId']}
        jobForm={jobForm}
      />
      {half(
        <PlaceInput
          field="unitId"
          inside="departmentId"
          around={['subUnitId']}
          jobForm={jobForm}
        />,
      )}
      {half(<PlaceInput field="subUnitId" inside="unitId" jobForm={jobForm} />)}
      {half(<PlaceInput field="locationId" jobForm={jobForm} />)}
      {half(<PlaceInput field="categoryId" jobForm={jobForm} />)}
      {half(<PlaceInput field="regionId" around={['areaId']} jobForm={jobForm} />)}
      {half(<PlaceInput field="areaId" inside="regionId" jobForm={jobForm} />)}
      {half(
        <ChoiceInput
          key={form.key('employmentType')}
          label={employee.fields.employmentType}
          options={employmentTypes.map((value) => ({ value, label: values.employmentType[value] }))}
          {...wires('employmentType')}
        />,
      )}
      {leader('lineManagerId')}
      {leader('secondTierId')}
    </div>
  );
}
