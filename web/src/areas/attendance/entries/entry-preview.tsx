import './entry.css';
import type { EntryPreview } from '@muster/contract/attendance/entry-calls.ts';
import { showClock } from '@muster/contract/kernel/dates/clock-text.ts';
import { useWords } from '../../../words/words.ts';
import { useZone } from '../../../session/company-days.ts';

/** So many names are looked through in a dialog. */
const most = 8;

type Change = EntryPreview['changes'][number];

function useChangeText() {
  const { words, say, language } = useWords();
  const { change: said } = words.attendance.entry;
  const zone = useZone();
  return ({ inAt, outAt, voids }: Change): string =>
    [
      inAt && say(said.in, { in: showClock(inAt, zone, language) }),
      outAt && say(said.out, { out: showClock(outAt, zone, language) }),
      voids > 0 && say(said.voids, { count: voids }),
    ]
      .filter(Boolean)
      .join(' · ');
}

/** What an entry would change for whom, and who is left out and why. */
export function EntryPreviewCard({ preview }: { readonly preview: EntryPreview }) {
  const { words, say } = useWords();
  const { entry } = words.attendance;
  const textOf = useChangeText();
  const { people, changes, skipped } = preview;
  const left = skipped.reduce((sum, { count }) => sum + count, 0);
  const shown = changes.slice(0, most);
  return (
    <section className="entry-preview" aria-live="polite">
      <h3>{people === 0 ? entry.nobody : say(entry.changes, { count: people })}</h3>
      <ul>
        {shown.map((change) => (
          <li key={change.employee.id}>
            <span>{change.employee.name}</span>
            <b>{textOf(change)}</b>
          </li>
        ))}
        {people > shown.length && <li>{say(entry.more, { count: people - shown.length })}</li>}
      </ul>
      {left > 0 && (
        <>
          <h3>{say(entry.skipped, { count: left })}</h3>
          <ul>
            {skipped.map(({ reason, count }) => (
              <li key={reason}>
                <span>
                  {entry.reasons[reason]}
                  <small>
                    {preview.left
                      .filter((one) => one.reason === reason)
                      .slice(0, 3)
                      .map(({ employee }) => employee.name)
                      .join(', ')}
                  </small>
                </span>
                <b>{say('{count}', { count })}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
