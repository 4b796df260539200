import {
  type Synced,
  type SyncResult as Result,
  syncResults,
} from '@muster/contract/people/batches/sync-calls.ts';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { fileName } from '../../../ui/list/views/file-name.ts';
import { saveFile } from '../../../ui/list/views/save-file.ts';
import { StatusMark } from '../../../ui/status/status-mark.tsx';
import { useWords } from '../../../words/words.ts';
import { csvText } from '../../../ui/sheets/fault-sheet.ts';
import { today } from '../../../session/company-days.ts';

const tones = { new: 'running', changed: 'good', unchanged: 'over', refused: 'stopped' } as const;
/** A page of this many more rows with each click: the rest is in the file. */
const step = 50;

type Row = Synced['rows'][number];

function ResultRow({ row }: { readonly row: Row }) {
  const { words, say } = useWords();
  const { result: said } = words.people.sync;
  const number = row.employeeNumber ?? said.noNumber;
  return (
    <tr>
      <td className="num">{row.row}</td>
      <td>
        {row.id ? (
          <Link
            to="/admin/employee/$id/$tab"
            params={{ id: row.id, tab: 'info' }}
            aria-label={say(said.openPerson, { number })}
          >
            {number}
          </Link>
        ) : (
          number
        )}
      </td>
      <td>
        <StatusMark tone={tones[row.result]}>{said.results[row.result]}</StatusMark>
      </td>
      <td>{row.message}</td>
    </tr>
  );
}

interface FilterProps {
  readonly synced: Synced;
  readonly which: Result | undefined;
  readonly onChange: (which: Result | undefined) => void;
}

function Filter({ synced, which, onChange }: FilterProps) {
  const { words, language } = useWords();
  const { result: said } = words.people.sync;
  const figure = (count: number) => new Intl.NumberFormat(language).format(count);
  const button = (value: Result | undefined, label: string, count: number) => (
    <button
      key={label}
      type="button"
      aria-pressed={which === value}
      onClick={() => onChange(value)}
    >
      {label} <span className="num">{figure(count)}</span>
    </button>
  );
  return (
    <fieldset className="sync-filter" aria-label={said.filter}>
      {button(undefined, said.all, synced.rows.length)}
      {syncResults.map((one) => button(one, said.results[one], synced.totals[one]))}
    </fieldset>
  );
}

function RowTable({ rows }: { readonly rows: readonly Row[] }) {
  const { words, say } = useWords();
  const { result: said } = words.people.sync;
  const [shown, setShown] = useState(step);
  const left = rows.length - shown;
  if (rows.length === 0) return <p className="sync-none">{said.none}</p>;
  return (
    <>
      <div className="sync-table">
        <table>
          <thead>
            <tr>
              {[said.row, said.number, said.result, said.message].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row) => (
              <ResultRow key={row.row} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      {left > 0 && (
        <Button variant="default" onClick={() => setShown(shown + step)}>
          {say(said.more, { count: Math.min(left, step) })}
        </Button>
      )}
    </>
  );
}

/** What became of every row of the feed. */
export function SyncResultList({ synced }: { readonly synced: Synced }) {
  const { words } = useWords();
  const { result: said } = words.people.sync;
  const [which, setWhich] = useState<Result | undefined>(
    synced.totals.refused > 0 ? 'refused' : undefined,
  );
  const rows = which ? synced.rows.filter(({ result }) => result === which) : synced.rows;
  const download = () => {
    const header = [said.row, said.number, said.result, said.message];
    const lines = rows.map(({ row, employeeNumber, result, message }) => [
      String(row),
      employeeNumber ?? '',
      said.results[result],
      message ?? '',
    ]);
    const content = csvText([header, ...lines]);
    saveFile(fileName(said.file, today(), 'csv'), { type: 'text/csv;charset=utf-8', content });
  };
  return (
    <section className="card sync-result" aria-labelledby="sync-result">
      <h2 id="sync-result">{said.title}</h2>
      <div className="sync-tools">
        <Filter synced={synced} which={which} onChange={setWhich} />
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
          disabled={rows.length === 0}
          onClick={download}
        >
          {said.download}
        </Button>
      </div>
      <RowTable key={which ?? ''} rows={rows} />
    </section>
  );
}
