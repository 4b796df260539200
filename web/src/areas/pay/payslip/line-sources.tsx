import { attendanceCalls } from '@muster/contract/attendance/attendance-calls.ts';
import type { Payslip, PayslipLine } from '@muster/contract/pay/sheet-calls.ts';
import { Link } from '@tanstack/react-router';
import { useMayCall } from '../../../session/use-may-call.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { type LineSource, lineSources } from './line-source.ts';

interface SourceProps {
  readonly source: LineSource;
  readonly payslip: Payslip;
}

/** The office looks it up where it is kept. */
function OfficeSource({ source: { text, of }, payslip: { employee, month, runId } }: SourceProps) {
  const maySeeDays = useMayCall(attendanceCalls.matrix);
  if (of.kind === 'salary')
    return (
      <Link to="/admin/salary/$employeeId" params={{ employeeId: employee.id }}>
        {text}
      </Link>
    );
  if (of.kind === 'structure')
    return (
      <Link to="/admin/salary-structure/$id" params={{ id: of.id }}>
        {text}
      </Link>
    );
  if (of.kind === 'loan')
    return (
      <Link to="/admin/loans/$id" params={{ id: of.id }}>
        {text}
      </Link>
    );
  if (of.kind === 'bonus')
    return (
      <Link to="/admin/bonus/$id" params={{ id: runId }}>
        {text}
      </Link>
    );
  if (of.kind === 'tax')
    return (
      <Link
        to="/admin/tax-report/$employeeId"
        params={{ employeeId: employee.id }}
        search={{ year: String(of.year) }}
      >
        {text}
      </Link>
    );
  if (of.kind === 'attendance' && maySeeDays)
    return (
      <Link to="/admin/attendance/matrix" search={{ month, employeeId: employee.id }}>
        {text}
      </Link>
    );
  return text;
}

/** Whoever reads the own payslip has the own days and leave to look into. */
function OwnSource({ source: { text, of }, payslip: { month } }: SourceProps) {
  if (of.kind === 'attendance')
    return (
      <Link to="/employee/attendance" search={{ month }}>
        {text}
      </Link>
    );
  if (of.kind === 'tax')
    return (
      <Link to="/employee/tax" search={{ year: String(of.year) }}>
        {text}
      </Link>
    );
  if (of.kind === 'leave') return <Link to="/employee/leave">{text}</Link>;
  return text;
}

interface LineSourcesProps {
  readonly line: PayslipLine;
  readonly payslip: Payslip;
  readonly isOwn: boolean;
}

/** Where a line comes from, one below the other. */
export function LineSources({ line, payslip, isOwn }: LineSourcesProps) {
  const { words, say, language } = useWords();
  const said = words.pay.payslip;
  const sources = lineSources(line, payslip, {
    said,
    say,
    language,
    showMoment: (instant) => showMoment(instant, language),
  });
  if (sources.length === 0) return null;
  const Source = isOwn ? OwnSource : OfficeSource;
  return (
    <>
      <dt>{said.how.source}</dt>
      <dd>
        <ul className="payslip-sources">
          {sources.map((source) => (
            <li key={source.text}>
              <Source source={source} payslip={payslip} />
            </li>
          ))}
        </ul>
      </dd>
    </>
  );
}
