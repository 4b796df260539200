import './payslip.css';
import type { Payslip, PayslipLine } from '@muster/contract/pay/sheet-calls.ts';
import { Fragment } from 'react';
import { useWords } from '../../../words/words.ts';
import { lineName, lineTitle } from './line-name.ts';
import { LineSources } from './line-sources.tsx';
import { explainLine } from './line-why.ts';

/** A line in words: how it was calculated, of what, on which days. */
export function useExplained(line: PayslipLine, payslip: Payslip) {
  const { words, say, language } = useWords();
  const said = words.pay.payslip;
  const nameOf = (of: { readonly id: string; readonly name: string }): string => {
    const known = payslip.lines.find(({ component }) => component.id === of.id);
    return known ? lineName(known, language) : of.name;
  };
  return explainLine(line, { said, say, language, currency: payslip.currency, nameOf });
}

interface LineHowProps {
  readonly line: PayslipLine;
  readonly payslip: Payslip;
  /** whoever it belongs to reads it */
  readonly isOwn: boolean;
}

/** How a line was calculated, and where it comes from. */
export function LineHow({ line, payslip, isOwn }: LineHowProps) {
  const { words, say, language } = useWords();
  const said = words.pay.payslip;
  const { formula, facts } = useExplained(line, payslip);
  return (
    <dl aria-label={say(said.open, { name: lineTitle(line, language) })}>
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
  );
}
