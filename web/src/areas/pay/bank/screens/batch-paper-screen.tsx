import '../bank-paper.css';
import { Button, SegmentedControl } from '@mantine/core';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { bankBatchCalls } from '@muster/contract/pay/bank/batch-calls.ts';
import { IconArrowLeft, IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { LoadError } from '../../../../api/load-error.tsx';
import { sentenceOf } from '../../../../api/refusal.ts';
import { useOneAtATime } from '../../../../ui/form/guards/use-one-at-a-time.ts';
import { saveFile } from '../../../../ui/list/views/save-file.ts';
import { PageSkeleton } from '../../../../ui/page/states.tsx';
import { notify } from '../../../../ui/status/notify.ts';
import { useTitle } from '../../../../ui/page/use-title.ts';
import { useWords } from '../../../../words/words.ts';
import { bankBatchQuery } from '../bank-queries.ts';
import { BatchReversed } from '../batch-reversed.tsx';
import { AdviceLetter, CashList } from '../batch-paper.tsx';

const languages: readonly { value: Language; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'bn', label: 'বাংলা' },
];

/** The letter to the bank or the cash list, on paper: in the language of whoever gets it. */
export function BatchPaperScreen() {
  const { words, language } = useWords();
  const { payslipPdf, bank } = words.pay;
  const { batch: said, letter } = bank;
  const { id = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(bankBatchQuery(id));
  const [written, setWritten] = useState<Language>(language);
  const title = data?.method === 'Cash' ? said.cashList : said.letter;
  useTitle(title, words.frame.brand);
  const saving = useOneAtATime(async () => {
    if (!data) return;
    try {
      const query = { language: written };
      const file = await call(bankBatchCalls.paper, { params: { id }, query });
      saveFile(`${title} ${data.month}-${data.number}.pdf`, file);
      notify.success(said.pdfSaved);
    } catch (failure) {
      notify.error(sentenceOf(failure, words) ?? payslipPdf.failed);
    }
  });
  // what was taken back must not be paid by a paper either
  const isToPrint = data?.reversed === 0;
  const Paper = data?.method === 'Cash' ? CashList : AdviceLetter;
  return (
    <main className="bank-sheet-page">
      <nav className="bank-paper-bar" aria-label={title}>
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={16} stroke={1.7} aria-hidden />}
          renderRoot={(props) => <Link {...props} to="/admin/bank-batch/$id" params={{ id }} />}
        >
          {said.one}
        </Button>
        <SegmentedControl
          aria-label={letter.language}
          data={[...languages]}
          value={written}
          onChange={(chosen) => setWritten(chosen)}
        />
        <div className="bank-paper-actions">
          <Button
            variant="default"
            leftSection={<IconFileTypePdf size={16} stroke={1.7} aria-hidden />}
            disabled={!isToPrint}
            loading={saving.isBusy}
            onClick={() => void saving.start()}
          >
            {payslipPdf.download}
          </Button>
          <Button
            leftSection={<IconPrinter size={16} stroke={1.7} aria-hidden />}
            disabled={!isToPrint}
            onClick={() => window.print()}
          >
            {said.printed}
          </Button>
        </div>
      </nav>
      {data && isToPrint && <Paper batch={data} language={written} />}
      {data && !isToPrint && <BatchReversed batch={data} />}
      {!data && !error && <PageSkeleton label={words.list.loading} />}
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
    </main>
  );
}
