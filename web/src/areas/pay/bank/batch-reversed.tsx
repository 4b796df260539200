import './bank.css';
import { batchReversed } from '@muster/contract/pay/bank/bank-refusals.ts';
import type { BankBatch } from '@muster/contract/pay/bank/batch-calls.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { StatusMark } from '../../../ui/status/status-mark.tsx';
import { useWords } from '../../../words/words.ts';

interface BatchReversedProps {
  readonly batch: Pick<BankBatch, 'people' | 'reversed'>;
}

/** How many payslips of a batch were taken back since it was made. */
export function ReversedMark({ batch }: BatchReversedProps) {
  const { words, say } = useWords();
  const text = say(words.pay.bank.batch.reversedCount, { count: batch.reversed });
  return <StatusMark tone="stopped">{text}</StatusMark>;
}

/** What the server refuses its file with, in place of the file and of the paper. */
export function BatchReversed({ batch }: BatchReversedProps) {
  const { say, language } = useWords();
  return (
    <p className="bank-missing" role="alert">
      <IconAlertTriangle size={16} stroke={1.7} aria-hidden />
      {say(batchReversed[language], { count: batch.reversed, people: batch.people })}
    </p>
  );
}
