import './sheets.css';
import type { SheetRow } from '@muster/contract/kernel/sheets/sheet-batch.ts';
import { IconAlertCircle } from '@tabler/icons-react';
import { useWords } from '../../words/words.ts';

interface FaultListProps {
  readonly faults: SheetRow['faults'];
  readonly said: { readonly fault: string; readonly given: string; readonly blank: string };
}

/** Which cell is wrong, what stands in it, and why that cannot be. */
export function FaultList({ faults, said }: FaultListProps) {
  const { say } = useWords();
  return (
    <ul className="batch-faults">
      {faults.map(({ column, value, message }) => (
        <li key={`${column} ${message}`}>
          <IconAlertCircle size={16} stroke={1.8} aria-hidden />
          <span>
            {say(said.fault, { column, message })}
            <small>{say(said.given, { value: value || said.blank })}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
