import type { PayReversal } from '@muster/contract/pay/corrections/reversal-calls.ts';
import { journalCalls } from '@muster/contract/pay/journal/journal-calls.ts';
import type { PayRun } from '@muster/contract/pay/run-calls.ts';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMayCall } from '../../../session/use-may-call.ts';
import { useWords } from '../../../words/words.ts';

const booked: readonly PayRun['state'][] = ['Approved', 'Paid', 'Closed', 'Reversed'];
const isBooked = ({ state, parts }: PayRun): boolean =>
  booked.includes(state) ||
  parts.some((part) => part.state === 'Approved' || part.state === 'Paid');

/** To what a run is in the books, once some of it is agreed to. */
export function JournalLink({ run }: { readonly run: PayRun }) {
  const { words } = useWords();
  const mayRead = useMayCall(journalCalls.read);
  if (!mayRead || !isBooked(run)) return null;
  return (
    <p className="run-quiet">
      <Button
        variant="subtle"
        px={0}
        renderRoot={(props) => (
          <Link {...props} to="/admin/salary-generate/journal/$id" params={{ id: run.id }} />
        )}
      >
        {words.pay.journal.link}
      </Button>
    </p>
  );
}

/** To what a reversal takes back in the books. */
export function ReversalJournalLink({ reversal }: { readonly reversal: PayReversal }) {
  const { words } = useWords();
  const mayRead = useMayCall(journalCalls.readReversal);
  if (!mayRead || reversal.state !== 'Approved') return null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      renderRoot={(props) => (
        <Link
          {...props}
          to="/admin/salary-generate/reversal-journal/$id"
          params={{ id: reversal.id }}
        />
      )}
    >
      {words.pay.journal.link}
    </Button>
  );
}
