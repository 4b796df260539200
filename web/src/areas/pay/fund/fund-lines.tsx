import '../salaries/salary.css';
import './fund.css';
import type { FundLedger, FundLedgerRow } from '@muster/contract/pay/fund/fund-calls.ts';
import { IconArrowBackUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCurrencies } from '../../../session/company-currency.ts';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { showDay } from '../../../ui/text/day-text.ts';
import { useWords } from '../../../words/words.ts';
import { showMonth } from '../month-name.ts';

interface FundLinesProps {
  readonly fund: FundLedger;
  /** where a payslip is read */
  readonly payslips: '/admin/salary-sheet/$id' | '/employee/payslips/$id';
  /** none where nothing is taken back */
  readonly onTakeBack?: (row: FundLedgerRow) => void;
}
type FundLineProps = FundLinesProps & { readonly row: FundLedgerRow };

/** Where it comes from, and who entered it. */
function useLineNotes(currency: string) {
  const { words, say, language } = useWords();
  const { fund: said } = words.pay;
  return ({ kind, own, employer, note, enteredBy, takenBack, day }: FundLedgerRow): string[] => {
    if (takenBack) {
      const { by, reason } = takenBack;
      return [said.kinds[kind], say(said.wasTakenBack, { name: by, reason })];
    }
    if (kind === 'Pay')
      return [
        said.kinds.Pay,
        say(said.shares, {
          own: showAmount(own, language, currency),
          employer: showAmount(employer, language, currency),
        }),
      ];
    const by = enteredBy && say(said.enteredBy, { name: enteredBy });
    return [showDay(day, language), note, by].filter((part) => typeof part === 'string');
  };
}

function FundLine({ fund, row, payslips, onTakeBack }: FundLineProps) {
  const { words, say, language } = useWords();
  const { fund: said } = words.pay;
  const currency = useCurrencies().of(fund.concern);
  const notesOf = useLineNotes(currency);
  const { entryId, kind, month, payslipId, amount, balance, takenBack, day } = row;
  const when = month && showMonth(month, language);
  const date = showDay(day, language);
  return (
    <li data-gone={takenBack ? true : undefined}>
      <span>
        <b>
          {payslipId && when ? (
            <Link
              to={payslips}
              params={{ id: payslipId }}
              aria-label={say(said.payslip, { month: when })}
            >
              {when}
            </Link>
          ) : takenBack ? (
            date
          ) : (
            said.kinds[kind]
          )}
        </b>
        <small>{notesOf(row).join(' · ')}</small>
      </span>
      <span className="num">
        <b>{showAmount(amount, language, currency)}</b>
        {!takenBack && (
          <small>{say(said.after, { amount: showAmount(balance, language, currency) })}</small>
        )}
      </span>
      {onTakeBack && entryId && !takenBack && (
        <button
          type="button"
          className="fund-take-back"
          aria-label={say(said.takeBackOf, { kind: said.kinds[kind], date })}
          title={said.takeBack}
          onClick={() => onTakeBack(row)}
        >
          <IconArrowBackUp size={16} stroke={1.7} aria-hidden />
        </button>
      )}
    </li>
  );
}

/** Line by line, the newest first, with what there was after each. */
export function FundLines(line: FundLinesProps) {
  const { fund: said } = useWords().words.pay;
  const { rows } = line.fund;
  if (rows.length === 0) return <p className="pay-quiet">{said.none}</p>;
  return (
    <ul className="pay-lines fund-lines" aria-label={said.ledger}>
      {rows.toReversed().map((row) => (
        <FundLine
          key={row.entryId ?? row.payslipId ?? `${row.day} ${row.kind}`}
          row={row}
          {...line}
        />
      ))}
    </ul>
  );
}
