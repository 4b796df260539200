import './payslip.css';
import type { PayQuestion } from '@muster/contract/pay/questions/question-calls.ts';
import type { Payslip, PayslipLine } from '@muster/contract/pay/sheet-calls.ts';
import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { groupedAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';
import { LineQuestions } from '../questions/line-questions.tsx';
import { QuestionMark } from '../questions/question-mark.tsx';
import { LineHow, useExplained } from './line-how.tsx';
import { lineTitle } from './line-name.ts';

/** Only what is calculated can be set; what was entered is changed where it was entered. */
const isSettable = ({ why }: PayslipLine): boolean =>
  why?.how !== 'entered' && why?.how !== 'rounding';

interface LineProps {
  readonly line: PayslipLine;
  readonly payslip: Payslip;
  /** whoever it belongs to reads it */
  readonly isOwn: boolean;
  /** none: it is only read */
  readonly onChange: ((line: PayslipLine) => void) | undefined;
  /** of this line; none: nobody knows yet */
  readonly questions: readonly PayQuestion[] | undefined;
  /** the address names it */
  readonly isNamed: boolean;
}

/** Opened once the address names it, and brought into sight. */
function useNamed(isNamed: boolean, setOpen: (isOpen: boolean) => void) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isNamed) return;
    setOpen(true);
    row.current?.scrollIntoView({ block: 'nearest' });
  }, [isNamed, setOpen]);
  return row;
}

/** One line, which opens in place to how it was calculated. */
function Line({ line, payslip, isOwn, onChange, questions, isNamed }: LineProps) {
  const { words, language } = useWords();
  const said = words.pay.payslip;
  const [isOpen, setOpen] = useState(isNamed);
  const details = useId();
  const row = useNamed(isNamed, setOpen);
  const { formula } = useExplained(line, payslip);
  return (
    <li className="payslip-line" data-open={isOpen || undefined} ref={row}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={details}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronDown size={16} stroke={1.7} aria-hidden />
        <span className="payslip-name">
          {lineTitle(line, language)}
          {questions && <QuestionMark questions={questions} />}
        </span>
        <span className="payslip-hint">{line.computed === null ? formula : said.how.set}</span>
        <span className="num">{groupedAmount(line.amount, language, payslip.currency)}</span>
      </button>
      <div id={details} className="payslip-how" hidden={!isOpen}>
        <LineHow line={line} payslip={payslip} isOwn={isOwn} />
        {onChange && isSettable(line) && (
          <Button size="xs" variant="default" onClick={() => onChange(line)}>
            {said.change}
          </Button>
        )}
        {isOpen && questions && (
          <LineQuestions line={line} payslip={payslip} isOwn={isOwn} questions={questions} />
        )}
      </div>
    </li>
  );
}

interface PayslipLinesProps extends Pick<LineProps, 'payslip' | 'isOwn' | 'onChange'> {
  /** none: they are on their way, or nobody may ask yet */
  readonly questions: readonly PayQuestion[] | undefined;
  /** the line that the address names */
  readonly named: number | undefined;
}

const sections = [
  { kind: 'Earning', title: 'earnings', sum: 'earnings', total: 'allEarnings' },
  { kind: 'Deduction', title: 'deductions', sum: 'deductions', total: 'allDeductions' },
] as const;
const besides = [
  { kind: 'Employer', title: 'employer' },
  { kind: 'Information', title: 'information' },
] as const;

/** Every line in the order of the payslip, with its sums. */
export function PayslipLines(props: PayslipLinesProps) {
  const { payslip, isOwn, onChange, questions, named } = props;
  const { words, language } = useWords();
  const said = words.pay.payslip;
  const linesOf = (kind: PayslipLine['kind']) => payslip.lines.filter((line) => line.kind === kind);
  const list = (kind: PayslipLine['kind'], title: string) => (
    <ul aria-label={title}>
      {linesOf(kind).map((line) => (
        <Line
          key={line.place}
          line={line}
          payslip={payslip}
          isOwn={isOwn}
          onChange={onChange}
          questions={questions?.filter((question) => question.line === line.place)}
          isNamed={line.place === named}
        />
      ))}
    </ul>
  );
  const sum = (label: string, value: bigint) => (
    <p className="payslip-sum">
      <b>{label}</b>
      <b className="num">{groupedAmount(value, language, payslip.currency)}</b>
    </p>
  );
  return (
    <div className="payslip-lines">
      {sections
        .filter(({ kind }) => linesOf(kind).length > 0)
        .map(({ kind, title, sum: key, total }) => (
          <section key={kind}>
            <h2>{said[title]}</h2>
            {list(kind, said[title])}
            {sum(said[total], payslip[key])}
          </section>
        ))}
      {sum(said.netPay, payslip.net)}
      {besides
        .filter(({ kind }) => linesOf(kind).length > 0)
        .map(({ kind, title }) => (
          <section key={kind}>
            <h2>{said[title]}</h2>
            {list(kind, said[title])}
          </section>
        ))}
    </div>
  );
}
