import './journal.css';
import type { PayJournal } from '@muster/contract/pay/journal/journal-calls.ts';
import { IconCheck } from '@tabler/icons-react';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { showDay } from '../../../ui/text/day-text.ts';
import { useWords } from '../../../words/words.ts';

/** Debit = credit, with what it is about; a journal that is not even is never answered. */
export function JournalSums({ journal }: { readonly journal: PayJournal }) {
  const { words, say, language } = useWords();
  const said = words.pay.journal;
  const amount = (value: bigint) => showAmount(value, language, journal.currency);
  return (
    <section className="card journal-sums" aria-label={said.totals}>
      <dl>
        <div>
          <dt>{said.debit}</dt>
          <dd>{amount(journal.debit)}</dd>
        </div>
        <div>
          <dt>{said.credit}</dt>
          <dd>{amount(journal.credit)}</dd>
        </div>
        <div>
          <dt>{said.net}</dt>
          <dd>{amount(journal.net)}</dd>
        </div>
        <div>
          <dt>{said.payslips}</dt>
          <dd>{say(words.list.number, { number: journal.people })}</dd>
        </div>
        <div>
          <dt>{said.date}</dt>
          <dd>{showDay(journal.day, language)}</dd>
        </div>
      </dl>
      <p className="journal-even">
        <IconCheck size={16} stroke={2} aria-hidden />
        {said.even}
      </p>
    </section>
  );
}
