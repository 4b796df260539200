import './payslip.css';
import type { Payslip, PayslipLine } from '@muster/contract/pay/sheet-calls.ts';
import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Fragment, useId, useState } from 'react';
import { groupedAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';
import { lineName, lineTitle } from './line-name.ts';
import { LineSources } from './line-sources.tsx';
import { explainLine } from './line-why.ts';

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
}

/** One line, which opens in place to how it was calculated. */
function Line({ line, payslip, isOwn, onChange }: LineProps) {
  const { words, say, language } = useWords();
  const said = words.pay.payslip;
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const name = lineTitle(line, language);
  const nameOf = (of: { readonly id: string; readonly name: string }): string => {
    const known = payslip.lines.find(({ component }) => component.id === of.id);
    return known ? lineName(known, language) : of.name;
  };
  const { currency } = payslip;
  const { formula, facts } = explainLine(line, { said, say, language, currency, nameOf });
  return (
    <li className="payslip-line" data-open={isOpen || undefined}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={details}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronDown size={16} stroke={1.7} aria-hidden />
        <span className="payslip-name">{name}</span>
        <span className="payslip-hint">{line.computed === null ? formula : said.how.set}</span>
        <span className="num">{groupedAmount(line.amount, language, currency)}</span>
      </button>
      <div id={details} className="payslip-how" hidden={!isOpen}>
        <dl aria-label={say(said.open, { name })}>
          <dt>{said.how.formula}</dt>
          <dd>{formula}</dd>
          {facts.map(([label, sentence], at) => (
            <Fragment key={`${label} ${sentence}`}>
              {/* several inputs have their name once */}
              <dt>{facts[at - 1]?.[0] === label ? '' : label}</dt>
              <dd>{sentence}</dd>
            </Fragment>
          ))}
          <LineSources line={line} payslip={payslip} isOwn={isOwn} />
        </dl>
        {onChange && isSettable(line) && (
          <Button size="xs" variant="default" onClick={() => onChange(line)}>
            {said.change}
          </Button>
        )}
      </div>
    </li>
  );
}

type PayslipLinesProps = Pick<LineProps, 'payslip' | 'isOwn' | 'onChange'>;

const sections = [
  { kind: 'Earning', title: 'earnings', sum: 'earnings', total: 'allEarnings' },
  { kind: 'Deduction', title: 'deductions', sum: 'deductions', total: 'allDeductions' },
] as const;
const besides = [
  { kind: 'Employer', title: 'employer' },
  { kind: 'Information', title: 'information' },
] as const;

/** Every line in the order of the payslip, with its sums. */
export function PayslipLines({ payslip, isOwn, onChange }: PayslipLinesProps) {
  const { words, language } = useWords();
  const said = words.pay.payslip;
  const linesOf = (kind: PayslipLine['kind']) => payslip.lines.filter((line) => line.kind === kind);
  const list = (kind: PayslipLine['kind'], title: string) => (
    <ul aria-label={title}>
      {linesOf(kind).map((line, at) => (
        // one component may be entered twice
        <Line
          key={`${line.component.id} ${String(at)}`}
          line={line}
          payslip={payslip}
          isOwn={isOwn}
          onChange={onChange}
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
