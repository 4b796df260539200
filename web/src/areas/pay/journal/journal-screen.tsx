import '../../../ui/page/card.css';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { PayJournal } from '@muster/contract/pay/journal/journal-calls.ts';
import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { LoadError } from '../../../api/load-error.tsx';
import { isRefusal, sentenceOf } from '../../../api/refusal.ts';
import { useExport } from '../../../api/use-export.ts';
import { plainOptions } from '../../../ui/form/inputs/choice-input.tsx';
import { ExportButton } from '../../../ui/list/views/export-menu.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { EmptyState, NotFound, PageSkeleton } from '../../../ui/page/states.tsx';
import { useWords } from '../../../words/words.ts';
import { showPaidFor } from '../month-name.ts';
import { departmentsIn } from './journal-groups.ts';
import { JournalNotes, MissingAccounts } from './journal-notes.tsx';
import { downloadJournal, type JournalOf, journalQuery } from './journal-queries.ts';
import { JournalSums } from './journal-sums.tsx';
import { JournalTable } from './journal-table.tsx';

/** Those of no department at all. */
const noDepartment = 'none';

interface ShownProps {
  readonly of: JournalOf;
  readonly journal: PayJournal;
}

function Lines({ journal }: Pick<ShownProps, 'journal'>) {
  const said = useWords().words.pay.journal;
  const [chosen, setChosen] = useState<string | null>(null);
  const departments = departmentsIn(journal.lines);
  const lines =
    chosen === null
      ? journal.lines
      : journal.lines.filter(({ department }) => (department?.id ?? noDepartment) === chosen);
  return (
    <>
      {departments.length > 1 && (
        <div className="journal-choice">
          <Select
            aria-label={said.department}
            placeholder={said.allDepartments}
            data={departments.map(({ id, name }) => ({
              value: id ?? noDepartment,
              label: id ? name : said.noDepartment,
            }))}
            value={chosen}
            clearable
            onChange={setChosen}
            {...plainOptions}
          />
        </div>
      )}
      <JournalTable key={chosen} journal={journal} lines={lines} />
    </>
  );
}

function Shown({ of, journal }: ShownProps) {
  const { words, say, language } = useWords();
  const said = words.pay.journal;
  const what = showPaidFor(journal, language);
  const title = say(of.of === 'reversal' ? said.reversalTitle : said.titleOf, { what });
  const file = useExport(title, (format) => downloadJournal(of, format));
  const isEmpty = journal.lines.length === 0;
  const isBonus = journal.kind === 'Bonus';
  return (
    <>
      <PageHead
        title={title}
        note={journal.concern.name}
        actions={
          <>
            {of.of === 'reversal' ? (
              <Button
                variant="default"
                renderRoot={(props) => (
                  <Link
                    {...props}
                    to="/admin/salary-generate/journal/$id"
                    params={{ id: journal.runId }}
                  />
                )}
              >
                {said.toJournal}
              </Button>
            ) : (
              <Button
                variant="default"
                renderRoot={(props) =>
                  isBonus ? (
                    <Link {...props} to="/admin/bonus/$id" params={{ id: journal.runId }} />
                  ) : (
                    <Link
                      {...props}
                      to="/admin/salary-generate"
                      search={{ concern: journal.concern.id, month: journal.month }}
                    />
                  )
                }
              >
                {said.toRun}
              </Button>
            )}
            <ExportButton
              isBusy={file.isBusy}
              isEmpty={isEmpty || journal.missing > 0}
              onExport={(format) => void file.start(format)}
            />
          </>
        }
      />
      <JournalNotes journal={journal} />
      {isEmpty ? (
        <EmptyState title={said.emptyTitle} hint={said.emptyHint} />
      ) : (
        <>
          <JournalSums journal={journal} />
          <MissingAccounts journal={journal} />
          <Lines journal={journal} />
        </>
      )}
    </>
  );
}

function Journal({ of }: { readonly of: JournalOf }) {
  const { words } = useWords();
  const { data, error, refetch } = useQuery(journalQuery(of));
  if (data) return <Shown key={of.id} of={of} journal={data} />;
  if (isRefusal(error, notFound))
    return <NotFound title={words.state.notFoundTitle} hint={sentenceOf(error, words)} />;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return <PageSkeleton label={words.pay.journal.loading} />;
}

/** What a run is in the books. */
export function JournalScreen() {
  const { id } = useParams({ from: '/admin/salary-generate/journal/$id' });
  return <Journal of={{ of: 'run', id }} />;
}

/** What a reversal takes back in the books. */
export function ReversalJournalScreen() {
  const { id } = useParams({ from: '/admin/salary-generate/reversal-journal/$id' });
  return <Journal of={{ of: 'reversal', id }} />;
}
