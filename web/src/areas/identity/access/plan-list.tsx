import type { PlannedAccess } from '@muster/contract/identity/access-calls.ts';
import { useWords } from '../../../words/words.ts';

const order = { slip: 0, mail: 1, nothing: 2 } as const;

/** Who is mailed, who gets a slip, who neither and why: the counts first, then each by name. */
export function PlanList({ rows }: { readonly rows: readonly PlannedAccess[] }) {
  const { words, say } = useWords();
  const { access } = words;
  const count = (does: PlannedAccess['does']) => rows.filter((row) => row.does === does).length;
  const counts = [
    [access.mails, count('mail')],
    [access.slips, count('slip')],
    [access.skipped, count('nothing')],
  ] as const;
  const sorted = rows.toSorted((one, other) => order[one.does] - order[other.does]);
  return (
    <section aria-label={access.way} className="access-plan">
      <p className="access-counts">
        {counts
          .filter(([, found]) => found > 0)
          .map(([sentence, found]) => say(sentence, { count: found }))
          .join(' · ')}
      </p>
      <ul>
        {sorted.map(({ employee, does, why }) => (
          <li key={employee.id} data-does={does}>
            <span>
              {employee.name} <span className="num">{employee.number}</span>
            </span>
            <span className="access-does">
              {why === null ? access.does[does] : access.reasons[why]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
