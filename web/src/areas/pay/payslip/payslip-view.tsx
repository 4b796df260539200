import './payslip.css';
import '../../../ui/page/card.css';
import type { PayslipAround } from '@muster/contract/pay/payslip/payslip-around.ts';
import type { Payslip, PayslipLine } from '@muster/contract/pay/sheet-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { useWords } from '../../../words/words.ts';
import { showPaidFor } from '../month-name.ts';
import { payslipQuestionsQuery } from '../questions/question-queries.ts';
import { QuestionsCard } from '../questions/questions-card.tsx';
import { PayslipBar } from './payslip-bar.tsx';
import { PayslipFacts } from './payslip-facts.tsx';
import { PayslipLines } from './payslip-lines.tsx';
import { PayslipReaders } from './payslip-readers.tsx';
import { PayslipSteps } from './payslip-steps.tsx';
import { PayslipYear } from './payslip-year.tsx';

interface PayslipViewProps {
  readonly payslip: Payslip;
  /** whoever it belongs to reads it */
  readonly isOwn?: boolean;
  readonly around: PayslipAround | undefined;
  readonly actions?: ReactNode;
  /** none: it is only read */
  readonly onChange?: (line: PayslipLine) => void;
}

/** The line that a notice, or a question beside it, leads to. */
function useNamedLine(): number | undefined {
  const { line }: { line?: unknown } = useSearch({ strict: false });
  return line === undefined ? undefined : Number(line);
}

/** A payslip, the same for the office and for whom it belongs to. */
export function PayslipView({
  payslip,
  isOwn = false,
  around,
  actions,
  onChange,
}: PayslipViewProps) {
  const { words, say, language } = useWords();
  const { employee, designation } = payslip;
  const named = useNamedLine();
  const { data: questions } = useQuery(payslipQuestionsQuery(payslip.id, isOwn));
  return (
    <>
      <PageHead
        title={say(words.pay.payslip.title, { month: showPaidFor(payslip, language) })}
        note={`${employee.name} · ${employee.number} · ${designation.name}`}
        actions={
          <>
            <PayslipSteps
              around={around}
              to={isOwn ? '/employee/payslips/$id' : '/admin/salary-sheet/$id'}
            />
            {actions}
          </>
        }
      />
      <div className="payslip">
        <div className="card payslip-card">
          <PayslipBar payslip={payslip} />
          <PayslipLines
            key={payslip.id}
            payslip={payslip}
            isOwn={isOwn}
            onChange={onChange}
            questions={questions}
            named={named}
          />
        </div>
        <div className="payslip-side">
          <PayslipFacts payslip={payslip} />
          {around && <PayslipYear soFar={around.soFar} currency={payslip.currency} />}
          {questions && <QuestionsCard questions={questions} isOwn={isOwn} />}
          {!isOwn && <PayslipReaders payslip={payslip} />}
        </div>
      </div>
    </>
  );
}
