import './filters.css';
import { Button, Drawer } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../../words/words.ts';
import { usePhone } from '../../page/use-phone.ts';

interface FilterBarProps {
  readonly label: string;
  readonly search: ReactNode;
  /** the filters, given room for a label where there is some */
  readonly renderFilters: ((isSheet: boolean) => ReactNode) | undefined;
  /** how many filters are set, the search not counted */
  readonly count: number;
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
  /** on a phone; elsewhere they stand beside the title */
  readonly views?: ReactNode;
  readonly end: ReactNode;
}

/** One row: search, filters, columns. On a phone the filters wait in a sheet. */
export function FilterBar(bar: FilterBarProps) {
  const { words } = useWords();
  const isPhone = usePhone();
  return (
    <search className="list-filters" aria-label={bar.label}>
      {bar.search}
      {isPhone && bar.views}
      {isPhone ? bar.renderFilters && <FilterSheet {...bar} /> : bar.renderFilters?.(false)}
      {bar.isNarrowed && !isPhone && (
        <Button variant="subtle" color="gray" px="xs" onClick={bar.onClear}>
          {words.act.clearFilters}
        </Button>
      )}
      {!isPhone && <div className="list-filters-end">{bar.end}</div>}
    </search>
  );
}

function FilterSheet({ renderFilters, count, onClear }: FilterBarProps) {
  const { words, say } = useWords();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFilter size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {count > 0 ? say(words.list.filtersOn, { count }) : words.list.filters}
      </Button>
      <Drawer.Root
        opened={opened}
        onClose={close}
        position="bottom"
        size="auto"
        classNames={{ content: 'list-sheet' }}
      >
        <Drawer.Overlay backgroundOpacity={0.35} blur={1} />
        <Drawer.Content>
          <div className="list-sheet-head">
            <Drawer.Title>{words.list.filters}</Drawer.Title>
            <Drawer.CloseButton aria-label={words.act.close} />
          </div>
          <Drawer.Body className="list-sheet-body">{renderFilters?.(true)}</Drawer.Body>
          <div className="list-sheet-foot">
            <Button variant="default" disabled={count === 0} onClick={onClear}>
              {words.act.clearFilters}
            </Button>
            <Button onClick={close}>{words.act.done}</Button>
          </div>
        </Drawer.Content>
      </Drawer.Root>
    </>
  );
}
