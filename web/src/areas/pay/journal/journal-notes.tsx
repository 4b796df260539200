import './journal.css';
import { journalAccountCalls } from '@muster/contract/pay/journal/account-calls.ts';
import type { PayJournal } from '@muster/contract/pay/journal/journal-calls.ts';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMayCall } from '../../../session/use-may-call.ts';
import { showAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';
import { missingIn } from './journal-groups.ts';
import { useBookedName } from './journal-name.ts';

/** Net pay has no id of its own. */
export const netInAddress = 'net';

/** What has no account, each with the way to set one. */
export function MissingAccounts({ journal }: { readonly journal: PayJournal }) {
  const { words, say } = useWords();
  const said = words.pay.journal;
  const nameOf = useBookedName();
  const maySet = useMayCall(journalAccountCalls.create);
  const missing = missingIn(journal.lines);
  if (missing.length === 0) return null;
  return (
    <section className="card journal-missing" aria-labelledby="journal-missing">
      <h2 id="journal-missing">
        <IconAlertTriangle size={18} stroke={1.7} aria-hidden />
        {say(said.missingTitle, { count: missing.length })}
      </h2>
      <p>{said.missingHint}</p>
      <ul>
        {missing.map(({ line, departments }) => (
          <li key={line.component?.id ?? netInAddress}>
            {say(said.missing, {
              component: nameOf(line),
              departments: departments.map((name) => name ?? said.noDepartment).join(', '),
            })}
            {maySet && (
              <Link
                to="/admin/journal-accounts"
                search={{ set: line.component?.id ?? netInAddress, concern: journal.concern.id }}
              >
                {said.set}
                <span className="unseen"> {nameOf(line)}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What may still be taken back, and what is no part of it yet. */
export function JournalNotes({ journal }: { readonly journal: PayJournal }) {
  const { words, say, language } = useWords();
  const said = words.pay.journal;
  const notes = (['unpaid', 'waiting'] as const).filter((key) => journal[key].people > 0);
  if (notes.length === 0) return null;
  return (
    <ul className="journal-notes">
      {notes.map((key) => (
        <li key={key}>
          <IconInfoCircle size={16} stroke={1.7} aria-hidden />
          {say(said[key], {
            count: journal[key].people,
            net: showAmount(journal[key].net, language, journal.currency),
          })}
        </li>
      ))}
    </ul>
  );
}
