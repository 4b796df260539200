import type { ChartNode } from '@muster/contract/people/chart-calls.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { Face } from '../../../ui/person/face.tsx';
import { useWords } from '../../../words/words.ts';

interface NamedProps {
  readonly node: ChartNode;
  /** the address of the profile, for those who may see it */
  readonly profile: string | undefined;
  readonly tabIndex?: number;
}

/** Face, name and post; the name leads to the profile. */
export const ChartPerson = ({ node, profile, tabIndex }: NamedProps) => (
  <>
    <Face name={node.name} photo={node.photo} />
    <span className="chart-told">
      {profile ? (
        <Link to={profile} tabIndex={tabIndex} title={node.name}>
          {node.name}
        </Link>
      ) : (
        <b title={node.name}>{node.name}</b>
      )}
      <small title={node.designationId.name}>{node.designationId.name}</small>
      {node.departmentId && <small title={node.departmentId.name}>{node.departmentId.name}</small>}
    </span>
  </>
);

interface CountProps {
  readonly node: ChartNode;
  readonly isOpen: boolean;
  readonly tabIndex?: number;
  readonly onToggle: (id: string) => void;
}

/** How many report to someone: shows or hides them. */
export function ChartCount({ node, isOpen, tabIndex, onToggle }: CountProps) {
  const { words, say } = useWords();
  const { chart } = words.people;
  if (node.reports === 0) return null;
  return (
    <button
      type="button"
      className="chart-count"
      tabIndex={tabIndex}
      aria-expanded={isOpen}
      aria-label={say(isOpen ? chart.collapse : chart.expand, {
        name: node.name,
        count: node.reports,
      })}
      onClick={() => onToggle(node.id)}
    >
      {say(words.list.number, { number: node.reports })}
      <IconChevronDown size={14} stroke={2} aria-hidden />
    </button>
  );
}

interface ChartCardProps {
  readonly node: ChartNode;
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly isOpen: boolean;
  readonly isFound: boolean;
  /** the one that Tab leads to */
  readonly isActive: boolean;
  readonly profile: string | undefined;
  readonly onToggle: (id: string) => void;
  readonly onActive: (id: string) => void;
}

/** One person of the drawing. There may be hundreds: only those that change are drawn anew. */
export const ChartCard = memo(function ChartCard(card: ChartCardProps) {
  const { node, isOpen } = card;
  const tabIndex = card.isActive ? 0 : -1;
  return (
    <div
      role="treeitem"
      className="chart-card"
      aria-level={card.level + 1}
      aria-expanded={node.reports > 0 ? isOpen : undefined}
      aria-selected={card.isFound}
      tabIndex={tabIndex}
      data-person={node.id}
      data-found={card.isFound || undefined}
      style={{ left: card.x, top: card.y }}
      onFocus={() => card.onActive(node.id)}
    >
      <ChartPerson node={node} profile={card.profile} tabIndex={tabIndex} />
      <ChartCount node={node} isOpen={isOpen} tabIndex={tabIndex} onToggle={card.onToggle} />
    </div>
  );
});
