import './sheets.css';
import type { SalarySheetRow } from '@muster/contract/pay/sheet-calls.ts';
import { Face } from '../../../ui/person/face.tsx';

type Row = Pick<SalarySheetRow, 'employee' | 'title'> & {
  readonly designation: SalarySheetRow['designation'] | null;
};

/** Whose pay it is; a bonus is named, so that it is not taken for the salary. */
export function PayslipPerson({ row: { employee, designation, title } }: { readonly row: Row }) {
  return (
    <span className="sheet-person">
      <Face name={employee.name} />
      <span>
        {employee.name}
        <small>{[employee.number, designation?.name, title].filter(Boolean).join(' · ')}</small>
      </span>
    </span>
  );
}
