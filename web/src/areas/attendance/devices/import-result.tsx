import '../../../ui/form/form.css';
import '../attendance.css';
import './devices.css';
import type { ImportState } from '@muster/contract/attendance/device-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { useWords } from '../../../words/words.ts';
import { importQuery } from '../queries.ts';

const shownFaults = 8;

function Faults({ faulty, faults }: Pick<ImportState, 'faulty' | 'faults'>) {
  const { words, say } = useWords();
  const { import: said } = words.attendance;
  const first = faults.slice(0, shownFaults);
  const more = faulty - first.length;
  return (
    <ul className="import-faults">
      {first.map(({ row, fault }) => (
        <li key={row}>{say(said.faultOf, { row, fault: said.faults[fault] })}</li>
      ))}
      {more > 0 && <li>{say(said.moreFaults, { count: more })}</li>}
    </ul>
  );
}

function Counts({ taken, known, unknown, faulty }: ImportState) {
  const { words, say } = useWords();
  const { result } = words.attendance.import;
  const counts = { taken, known, unknown, faulty };
  const names = ['taken', 'known', 'unknown', 'faulty'] as const;
  return (
    <ul className="import-counts">
      {names
        .filter((name) => name === 'taken' || counts[name] > 0)
        .map((name) => (
          <li key={name} data-wrong={name === 'faulty' || undefined}>
            {say(result[name], { count: counts[name] })}
          </li>
        ))}
    </ul>
  );
}

/** What became of a file: how much of it counts, whose it may be, and which rows were left out. */
export function ImportResult({ id }: { readonly id: string }) {
  const { words, say } = useWords();
  const { import: said } = words.attendance;
  const { data } = useQuery(importQuery(id));
  if (!data) return <p className="att-quiet">{words.list.loading}</p>;
  const { fileName: name, refused } = data;
  if (refused)
    return <FormAlert text={`${say(said.fileRefused, { name })} ${said.refused[refused]}`} />;
  return (
    <div className="import-result">
      <output>{say(said.fileRead, { name })}</output>
      <Counts {...data} />
      {data.faulty > 0 && <Faults faulty={data.faulty} faults={data.faults} />}
      <p className="import-ways">
        <Link to="/admin/attendance/log">{said.log}</Link>
        {data.unknown > 0 && <Link to="/admin/attendance/devices/unknown">{said.unknown}</Link>}
      </p>
    </div>
  );
}
