import './payslip.css';
import '../../../ui/page/card.css';
import { auditCalls } from '@muster/contract/administration/audit-calls.ts';
import { payslipReaderCalls } from '@muster/contract/pay/readings/payslip-readers.ts';
import type { Payslip } from '@muster/contract/pay/sheet-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMayCall } from '../../../session/use-may-call.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { payslipReadersQuery } from '../sheets/sheet-queries.ts';

/** Who opened this payslip last, for those who answer for the house. */
function Readers({ payslip: { id, employee } }: { readonly payslip: Payslip }) {
  const { words, say, language } = useWords();
  const said = words.pay.readers;
  const { data } = useQuery(payslipReadersQuery(id));
  const mayReadLog = useMayCall(auditCalls.list);
  if (!data) return null;
  return (
    <section className="card" aria-label={said.title}>
      <h2>{said.title}</h2>
      {data.length === 0 && <p className="payslip-readers-none">{said.none}</p>}
      <ul className="payslip-readers">
        {data.map(({ name, how, at }) => (
          <li key={`${at} ${how} ${name ?? ''}`}>
            <b>{name ?? said.gone}</b>
            <small>{say(said[how], { at: showMoment(at, language) })}</small>
          </li>
        ))}
      </ul>
      {mayReadLog && (
        <Link
          className="payslip-readers-all"
          to="/admin/audit"
          search={{ record: 'employee', recordId: employee.id }}
        >
          {said.all}
        </Link>
      )}
    </section>
  );
}

/** To payroll, managers and whoever it belongs to there is no such card. */
export function PayslipReaders({ payslip }: { readonly payslip: Payslip }) {
  return useMayCall(payslipReaderCalls.list) ? <Readers payslip={payslip} /> : null;
}
