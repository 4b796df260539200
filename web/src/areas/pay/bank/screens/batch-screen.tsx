import '../bank.css';
import '../../../../ui/page/card.css';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { type BankBatch, bankBatchCalls } from '@muster/contract/pay/bank/batch-calls.ts';
import { Button, Select } from '@mantine/core';
import { IconDownload, IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { LoadError } from '../../../../api/load-error.tsx';
import { isRefusal, sentenceOf } from '../../../../api/refusal.ts';
import { useMayCall } from '../../../../session/use-may-call.ts';
import { useOneAtATime } from '../../../../ui/form/guards/use-one-at-a-time.ts';
import { plainOptions } from '../../../../ui/form/inputs/choice-input.tsx';
import { saveFile } from '../../../../ui/list/views/save-file.ts';
import { PageHead } from '../../../../ui/page/page-head.tsx';
import { NotFound, PageSkeleton } from '../../../../ui/page/states.tsx';
import { Facts } from '../../../../ui/status/facts.tsx';
import { notify } from '../../../../ui/status/notify.ts';
import { showAmount } from '../../../../ui/text/amount-text.ts';
import { showMoment } from '../../../../words/moments.ts';
import { useWords } from '../../../../words/words.ts';
import { showPaidFor } from '../../month-name.ts';
import { BatchReversed, ReversedMark } from '../batch-reversed.tsx';
import { bankBatchQuery, templatesQuery, useRefreshBank } from '../bank-queries.ts';
import { TakeBackDialog } from '../take-back-dialog.tsx';

const endings: Readonly<Record<string, string>> = { XLSX: 'xlsx', CSV: 'csv' };

/** The file by one of the templates; which one is chosen first. */
function Download({ batch }: { readonly batch: BankBatch }) {
  const { words } = useWords();
  const said = words.pay.bank.batch;
  const refresh = useRefreshBank();
  const { data: templates = [], error: unknown, isSuccess } = useQuery(templatesQuery);
  const [chosen, setChosen] = useState<string>();
  const template = templates.find(({ id }) => id === chosen) ?? templates[0];
  const taking = useOneAtATime(async () => {
    if (!template) return;
    const asked = { params: { id: batch.id }, query: { templateId: template.id } };
    try {
      const ending = endings[template.kind] ?? 'txt';
      saveFile(
        `salary-${batch.month}-${batch.number}.${ending}`,
        await call(bankBatchCalls.file, asked),
      );
      notify.success(said.downloaded);
      refresh();
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? words.state.errorTitle);
    }
  });
  if (unknown) return <p>{sentenceOf(unknown, words) ?? words.state.errorTitle}</p>;
  if (isSuccess && templates.length === 0)
    return <Link to="/admin/bank-template">{said.noTemplate}</Link>;
  return (
    <>
      <Select
        label={said.template}
        data={templates.map(({ id, name }) => ({ value: id, label: name }))}
        value={template?.id ?? null}
        allowDeselect={false}
        onChange={(id) => id && setChosen(id)}
        {...plainOptions}
      />
      <Button
        leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
        loading={taking.isBusy}
        disabled={!template}
        onClick={() => void taking.start()}
      >
        {said.download}
      </Button>
    </>
  );
}

function BatchFacts({ batch }: { readonly batch: BankBatch }) {
  const { words, say, language } = useWords();
  const said = words.pay.bank.batch;
  const { payer, downloadedAt } = batch;
  const fileTaken = downloadedAt ? showMoment(downloadedAt, language) : said.never;
  const none = <span className="dt-none">{words.list.none}</span>;
  return (
    <Facts
      facts={[
        [said.company, batch.concern.name],
        [said.month, showPaidFor(batch, language)],
        [said.method, said.methods[batch.method]],
        [said.payer, payer ? `${payer.name}, ${payer.bank}, ${payer.accountNumber}` : none],
        [said.people, say(words.list.number, { number: batch.people })],
        ...(batch.reversed > 0
          ? [[said.reversed, <ReversedMark key="reversed" batch={batch} />] as const]
          : []),
        [said.net, showAmount(batch.net, language, batch.currency)],
        [said.madeBy, batch.madeBy],
        [said.madeAt, showMoment(batch.createdAt, language)],
        // cash has no file
        ...(batch.method === 'Cash' ? [] : [[said.downloadedAt, fileTaken] as const]),
      ]}
    />
  );
}

/** What goes to the bank, or is signed for cash. */
function SendActions({ batch }: { readonly batch: BankBatch }) {
  const said = useWords().words.pay.bank.batch;
  const isCash = batch.method === 'Cash';
  return (
    <div className="batch-actions">
      {!isCash && <Download batch={batch} />}
      <Button
        variant={isCash ? 'filled' : 'default'}
        leftSection={<IconFileText size={16} stroke={1.7} aria-hidden />}
        renderRoot={(props) => (
          <Link {...props} to="/admin/bank-batch/$id/paper" params={{ id: batch.id }} />
        )}
      >
        {isCash ? said.cashList : said.letter}
      </Button>
    </div>
  );
}

function Batch({ batch }: { readonly batch: BankBatch }) {
  const { words, say } = useWords();
  const { batch: said, sheet } = words.pay.bank;
  const navigate = useNavigate();
  const mayTakeBack = useMayCall(bankBatchCalls.takeBack);
  const [asked, setAsked] = useState<BankBatch>();
  return (
    <>
      <PageHead
        title={say(sheet.batchNumber, { number: batch.number })}
        actions={
          mayTakeBack && (
            <Button variant="default" onClick={() => setAsked(batch)}>
              {said.takeBack}
            </Button>
          )
        }
      />
      <section className="card" aria-label={said.one}>
        <BatchFacts batch={batch} />
        {batch.reversed > 0 ? <BatchReversed batch={batch} /> : <SendActions batch={batch} />}
      </section>
      <TakeBackDialog
        batch={asked}
        onClose={() => setAsked(undefined)}
        onDone={() => void navigate({ to: '/admin/bank-batch' })}
      />
    </>
  );
}

/** One batch: its file, its letter or cash list, and the way back. */
export function BankBatchScreen() {
  const { words } = useWords();
  const { id } = useParams({ from: '/admin/bank-batch/$id' });
  const { data, error, refetch } = useQuery(bankBatchQuery(id));
  if (data) return <Batch key={id} batch={data} />;
  if (isRefusal(error, notFound))
    return (
      <NotFound
        title={words.state.notFoundTitle}
        hint={sentenceOf(error, words)}
        action={
          <Button component={Link} to="/admin/bank-batch" variant="default">
            {words.pay.bank.batch.back}
          </Button>
        }
      />
    );
  if (!error) return <PageSkeleton label={words.list.loading} />;
  return <LoadError error={error} onRetry={() => void refetch()} />;
}
