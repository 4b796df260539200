import '../../../ui/page/card.css';
import '../salaries/salary.css';
import './structure.css';
import type { StructureVersion } from '@muster/contract/pay/structure/structure-calls.ts';
import type { StructurePart } from '@muster/contract/pay/structure/structure-part.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { StatusMark } from '../../../ui/status/status-mark.tsx';
import { showDay } from '../../../ui/text/day-text.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { componentsQuery } from '../pay-queries.ts';
import { usePartText } from './part-text.ts';

interface PartListProps {
  readonly title: string;
  readonly parts: readonly StructurePart[];
}

function PartList({ title, parts }: PartListProps) {
  const { data: components } = useQuery(componentsQuery);
  const { nameOf, textOf } = usePartText(components);
  if (parts.length === 0) return null;
  return (
    <div className="structure-parts">
      <h3>{title}</h3>
      <ul>
        {parts.map((part) => (
          <li key={part.componentId}>
            <b>{nameOf(part.componentId)}</b>: {textOf(part)}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface VersionCardProps {
  readonly version: StructureVersion;
  readonly state: 'now' | 'upcoming' | undefined;
  /** none: it stays */
  readonly onRemove: (() => void) | undefined;
}

/** One version of a structure, its parts in plain words. */
export function VersionCard({ version, state, onRemove }: VersionCardProps) {
  const { words, say, language } = useWords();
  const { structure: said } = words.pay;
  const { from, parts, enteredBy, createdAt, isUsed } = version;
  const title = say(said.from, { date: showDay(from, language) });
  return (
    <section className="card" aria-label={title}>
      <div className="pay-head">
        <div>
          <h2>
            {title}{' '}
            {state && (
              <StatusMark tone={state === 'now' ? 'good' : 'waiting'}>{said[state]}</StatusMark>
            )}
          </h2>
          <p>
            {say(said.by, { who: enteredBy, date: showMoment(createdAt, language) })}
            {isUsed && ` · ${said.used}`}
          </p>
        </div>
        {onRemove && (
          <Button size="xs" variant="default" onClick={onRemove}>
            {said.remove}
          </Button>
        )}
      </div>
      <PartList title={said.inGross} parts={parts.filter(({ isInGross }) => isInGross)} />
      <PartList title={said.besides} parts={parts.filter(({ isInGross }) => !isInGross)} />
    </section>
  );
}
