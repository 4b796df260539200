import '../attendance.css';
import type { DayRow } from '@muster/contract/attendance/attendance-rows.ts';
import { Face } from '../../../ui/person/face.tsx';

/** A person in a row: face, name, number and post. Bare elements only. */
export const AttendancePerson = ({ person }: { readonly person: DayRow['employee'] }) => (
  <span className="att-person-cell">
    <Face name={person.name} />
    <span>
      {person.name}
      <small>
        {person.number} · {person.designationId.name}
      </small>
    </span>
  </span>
);
