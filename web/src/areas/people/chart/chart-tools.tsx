import type { Linked } from '@muster/contract/kernel/fields.ts';
import { ActionIcon, Button } from '@mantine/core';
import {
  IconArrowsMaximize,
  IconMinus,
  IconPhotoDown,
  IconPlus,
  IconSearch,
} from '@tabler/icons-react';
import { usePeople } from '../../../api/links/use-people.ts';
import { LinkSelect } from '../../../ui/form/inputs/link-select.tsx';
import { useWords } from '../../../words/words.ts';
import type { useChartView } from './chart-view.ts';

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

interface ChartSearchProps {
  readonly value: Linked | null;
  readonly onChange: (value: Linked | null) => void;
}

/** A colleague to whom the way is opened. */
export function ChartSearch({ value, onChange }: ChartSearchProps) {
  const { chart } = useWords().words.people;
  const people = usePeople(value);
  return (
    <LinkSelect
      {...people}
      className="chart-search"
      name={chart.find}
      aria-label={chart.find}
      placeholder={chart.find}
      leftSection={<IconSearch {...icon} />}
      clearable
      value={value}
      onChange={onChange}
    />
  );
}

interface ChartToolsProps {
  readonly view: ReturnType<typeof useChartView>;
  readonly onPicture: () => void;
}

export function ChartTools({ view, onPicture }: ChartToolsProps) {
  const { chart } = useWords().words.people;
  const buttons = [
    [chart.zoomOut, view.zoomOut, IconMinus],
    [chart.zoomIn, view.zoomIn, IconPlus],
    [chart.fit, view.fit, IconArrowsMaximize],
  ] as const;
  return (
    <>
      <ActionIcon.Group>
        {buttons.map(([label, act, Icon]) => (
          <ActionIcon
            key={label}
            size={36}
            variant="default"
            aria-label={label}
            title={label}
            onClick={act}
          >
            <Icon {...icon} />
          </ActionIcon>
        ))}
      </ActionIcon.Group>
      <Button variant="default" leftSection={<IconPhotoDown {...icon} />} onClick={onPicture}>
        {chart.picture}
      </Button>
    </>
  );
}
