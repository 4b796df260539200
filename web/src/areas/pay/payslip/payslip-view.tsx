import './payslip.css';
import '../../../ui/page/card.css';
import type { Payslip, PayslipLine } from '@muster/contract/pay/sheet-calls.ts';
import type { ReactNode } from 'react';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { useWords } from '../../../words/words.ts';
import { showPaidFor } from '../month-name.ts';
import { PayslipBar } from './payslip-bar.tsx';
import { PayslipFacts } from './payslip-facts.tsx';
import { PayslipLines } from './payslip-lines.tsx';

interface PayslipViewProps {
  readonly payslip: Payslip;
  readonly actions?: ReactNode;
  /** none: it is only read */
  readonly onChange?: (line: PayslipLine) => void;
}

/** A payslip, the same for the office and for whom it belongs to. */
export function PayslipView({ payslip, actions, onChange }: PayslipViewProps) {
  const { words, say, language } = useWords();
  const { employee, designation } = payslip;
  return (
    <>
      <PageHead
        title={say(words.pay.payslip.title, { month: showPaidFor(payslip, language) })}
        note={`${employee.name} · ${employee.number} · ${designation.name}`}
        actions={actions}
      />
      <div className="payslip">
        <div className="card payslip-card">
          <PayslipBar payslip={payslip} />
          <PayslipLines payslip={payslip} onChange={onChange} />
        </div>
        <PayslipFacts payslip={payslip} />
      </div>
    </>
  );
}
