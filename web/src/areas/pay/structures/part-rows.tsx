import './structure.css';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useWords } from '../../../words/words.ts';
import { useComponentName } from '../salaries/use-component-name.ts';
import { blankPart, type PartDraft } from './part-draft.ts';
import { PartRow } from './part-row.tsx';

interface PartRowsProps {
  readonly drafts: readonly PartDraft[];
  /** what is wrong with the part at a place */
  readonly faultsAt: (place: number) => readonly string[];
  readonly onChange: (drafts: readonly PartDraft[]) => void;
}

const most = 60;

function swapped(drafts: readonly PartDraft[], at: number, by: 1 | -1): readonly PartDraft[] {
  const [one, other] = [drafts[at], drafts[at + by]];
  if (!one || !other) return drafts;
  return drafts.with(at, other).with(at + by, one);
}

/** The parts in the order of the payslip. */
export function PartRows({ drafts, faultsAt, onChange }: PartRowsProps) {
  const { structure: said } = useWords().words.pay;
  const nameOf = useComponentName();
  const basesOf = ({ key }: PartDraft) =>
    drafts.flatMap((draft) =>
      draft.key !== key && draft.isInGross && draft.component
        ? [{ value: draft.component.id, label: nameOf(draft.component) }]
        : [],
    );
  const add = () => {
    const key = Math.max(0, ...drafts.map((draft) => draft.key)) + 1;
    onChange([...drafts, blankPart(key, 'percentOfGross')]);
  };
  return (
    <fieldset className="part-rows" data-path="parts" tabIndex={-1}>
      <legend>{said.fields.parts}</legend>
      <ol>
        {drafts.map((draft, at) => (
          <PartRow
            key={draft.key}
            draft={draft}
            number={at + 1}
            isLast={at === drafts.length - 1}
            bases={basesOf(draft)}
            faults={faultsAt(at)}
            onChange={(change) => onChange(drafts.with(at, { ...draft, ...change }))}
            onMove={(by) => onChange(swapped(drafts, at, by))}
            onRemove={() => onChange(drafts.filter(({ key }) => key !== draft.key))}
          />
        ))}
      </ol>
      {drafts.length < most && (
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
          {said.addPart}
        </Button>
      )}
    </fieldset>
  );
}
