import type { GateRow } from '@muster/contract/pay/gate/gate-calls.ts';
import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCheck,
  IconChevronDown,
  IconFileText,
  IconPlayerPause,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Face } from '../../../ui/person/face.tsx';
import { groupedAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';
import type { GateContext } from './gate-context.ts';
import { onGateKey } from './gate-keys.ts';
import { PersonReasons } from './person-reasons.tsx';
import { differenceText } from './difference-text.ts';

interface PersonRowProps {
  readonly row: GateRow;
  readonly gate: GateContext;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

const none = '—';
const holdable = ({ payslipId, isHeld }: GateRow): boolean => payslipId !== null && !isHeld;

function Actions({ row, gate }: Pick<PersonRowProps, 'row' | 'gate'>) {
  const said = useWords().words.pay.gate;
  const { payslipId } = row;
  return (
    <div className="gate-actions">
      {payslipId && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconFileText size={14} stroke={1.7} aria-hidden />}
          renderRoot={(props) => (
            <Link {...props} to="/admin/salary-sheet/$id" params={{ id: payslipId }} />
          )}
        >
          {said.openPayslip}
        </Button>
      )}
      {gate.canAccept && holdable(row) && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlayerPause size={14} stroke={1.7} aria-hidden />}
          onClick={() => gate.onAsk({ what: 'hold', row })}
        >
          {said.hold}
        </Button>
      )}
      {gate.canAccept && !row.accepted && row.causes.length > 0 && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconCheck size={14} stroke={1.7} aria-hidden />}
          onClick={() => gate.onAsk({ what: 'accept', rows: [row] })}
        >
          {said.accept}
        </Button>
      )}
    </div>
  );
}

/** One person with both months; opened, why they differ. */
export function PersonRow({ row, gate, isOpen, onToggle }: PersonRowProps) {
  const { words, language } = useWords();
  const said = words.pay.gate;
  const { employee, designation, before, net, difference, checks, isHeld, accepted } = row;
  const show = (amount: bigint | null) =>
    amount === null ? none : groupedAmount(amount, language, gate.currency);
  const notes = [
    `${employee.number} · ${designation.name}`,
    ...checks.map((check) => said.check[check]),
    ...(isHeld ? [said.heldMark] : []),
  ];
  return (
    <li className="gate-person" data-open={isOpen || undefined}>
      <button
        type="button"
        className="gate-person-row"
        aria-expanded={isOpen}
        data-gate-row={employee.id}
        onKeyDown={onGateKey}
        onClick={onToggle}
      >
        <Face name={employee.name} />
        <span className="gate-who">
          <b>
            {employee.name}
            {checks.length > 0 && (
              <IconAlertTriangle size={14} stroke={1.8} aria-hidden className="gate-warn" />
            )}
            {accepted && <IconCheck size={14} stroke={2} aria-hidden className="gate-ok" />}
          </b>
          <small>{notes.join(' · ')}</small>
        </span>
        <span className="num" data-label={said.before} data-quiet>
          {show(before)}
        </span>
        <span className="num" data-label={said.now}>
          {show(net)}
        </span>
        <b className="num" data-label={said.difference}>
          {differenceText(difference, language, gate.currency)}
        </b>
        <IconChevronDown size={16} stroke={1.7} aria-hidden className="gate-turn" />
      </button>
      {isOpen && (
        <div className="gate-why">
          <PersonReasons row={row} gate={gate} />
          <Actions row={row} gate={gate} />
        </div>
      )}
    </li>
  );
}
