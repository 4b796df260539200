import './apply.css';
import { wholeDay } from '@muster/contract/leave/day-count.ts';
import { IconAlertTriangle, IconArrowNarrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { dayPart } from '../../../ui/text/day-text.ts';
import { useWords } from '../../../words/words.ts';
import { leavePlanQuery } from '../queries.ts';
import { countableSpan } from './span-form.ts';
import { type DayCount, type CountedDay, countSpanDays } from './counted-days.ts';
import { dayFigure, daysText } from '../leave-text.ts';
import { TeamAway } from './team-away.tsx';
import type { ApplyHandle } from './use-apply-form.ts';
import { warningsOf } from './warnings.ts';

const shape = { weekday: 'short', month: 'short', day: 'numeric' } as const;
/** More than these are folded. */
const fewDays = 7;

function useFate() {
  const { words, say } = useWords();
  const { apply } = words.leave;
  return ({ fate, amount, holiday }: CountedDay): string => {
    if (fate === 'counts' && amount < wholeDay)
      return amount === wholeDay / 2
        ? apply.countsHalf
        : say(apply.countsHours, { share: amount / wholeDay });
    if (fate === 'holiday') return say(apply.holiday, { name: holiday ?? '' });
    return fate === 'not-part' ? apply.notPart : apply[fate];
  };
}

/** Which days count, and why the others do not. */
function DayByDay({ counted }: { readonly counted: DayCount }) {
  const { words, say, language } = useWords();
  const { apply } = words.leave;
  const fateOf = useFate();
  const { days, total } = counted;
  return (
    <details className="apply-count" open={days.length <= fewDays || undefined}>
      <summary>
        <b>{total === 0 ? apply.takesNothing : say(apply.takes, { count: total / wholeDay })}</b>{' '}
        <small>{apply.dayByDay}</small>
      </summary>
      <ol>
        {days.map((one) => (
          <li key={one.day} data-counts={one.amount > 0 || undefined}>
            <span>{dayPart(one.day, language, shape)}</span>
            <span>{fateOf(one)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

interface ChangeProps {
  readonly before: number;
  readonly after: number;
  readonly isOther: boolean;
}

function BalanceChange({ before, after, isOther }: ChangeProps) {
  const { words, language } = useWords();
  const { apply } = words.leave;
  return (
    <dl className="apply-balance" data-below={after < 0 || undefined}>
      <div>
        <dt>{isOther ? apply.beforeOf : apply.before}</dt>
        <dd>{daysText(before, words, language)}</dd>
      </div>
      <IconArrowNarrowRight size={18} stroke={1.7} aria-hidden />
      <div>
        <dt>{isOther ? apply.afterOf : apply.after}</dt>
        <dd>{dayFigure(after, language)}</dd>
      </div>
    </dl>
  );
}

function Warnings({ told }: { readonly told: readonly string[] }) {
  const { apply } = useWords().words.leave;
  return (
    <output>
      {told.length > 0 && (
        <div className="apply-warnings">
          <IconAlertTriangle size={18} stroke={1.7} aria-hidden />
          <div>
            <strong>{apply.warnings}</strong>
            {told.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
      )}
    </output>
  );
}

/** What the application would do, counted here while it is filled in. */
export function ApplyPreview({ handle }: { readonly handle: ApplyHandle }) {
  const { words, language } = useWords();
  const { apply } = words.leave;
  const { held, kind, employeeId, applying } = handle;
  const span = kind && countableSpan(held, kind.type);
  const asked = span && {
    from: span.from,
    until: span.until,
    employeeId,
    leaveType: kind.type.id,
  };
  const { data: plan, isPlaceholderData } = useQuery(leavePlanQuery(asked));
  if (!span || !plan || isPlaceholderData)
    return span ? <p className="apply-hint">{apply.loading}</p> : null;
  const { type, balance } = kind;
  const { application, isForSomeone } = applying;
  const counted = countSpanDays(span, plan, type.sandwich, application?.id);
  // what waits was taken off already; the one that is changed is asked for anew
  const again = application?.leaveType.id === type.id && application.status === 'Pending';
  const before =
    balance.available === null ? null : balance.available + (again ? application.asked : 0);
  const left = before === null ? null : before - counted.total;
  const told = warningsOf(
    {
      ...plan,
      span,
      type,
      counted,
      left,
      hasPaper: held.fileId !== null,
      isByHr: isForSomeone,
    },
    words,
    language,
  );
  return (
    <div className="apply-preview">
      <DayByDay key={`${span.from} ${span.until}`} counted={counted} />
      {before !== null && left !== null && (
        <BalanceChange before={before} after={left} isOther={isForSomeone} />
      )}
      <Warnings told={told} />
      <TeamAway title={apply.team} employeeId={employeeId} from={span.from} until={span.until} />
    </div>
  );
}
