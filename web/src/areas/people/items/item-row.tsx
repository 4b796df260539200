import type { HeldItem } from '@muster/contract/people/documents/item-calls.ts';
import { Button, Menu } from '@mantine/core';
import { IconPackage, IconTrash } from '@tabler/icons-react';
import { showDay } from '../../../ui/text/day-text.ts';
import { afterFocusReturned } from '../../../ui/form/guards/after-focus-returned.ts';
import { RowMenu } from '../../../ui/table/rows/row-menu.tsx';
import { useWords } from '../../../words/words.ts';

interface ItemRowProps {
  readonly held: HeldItem;
  readonly onTakeBack: ((held: HeldItem) => void) | undefined;
  readonly onDelete: ((held: HeldItem) => void) | undefined;
}

/** Two of a kind differ by their number. */
export const itemName = ({ itemId, serialNumber }: HeldItem): string =>
  serialNumber ? `${itemId.name} (${serialNumber})` : itemId.name;

function useWhen({ issuedOn, returnedOn }: HeldItem): string {
  const { words, say, language } = useWords();
  const { items } = words.people;
  const from = showDay(issuedOn, language);
  if (!returnedOn) return say(items.since, { day: from });
  return say(items.span, { from, until: showDay(returnedOn, language) });
}

/** One thing: what, since when, and what can be done with it. */
export function ItemRow({ held, onTakeBack, onDelete }: ItemRowProps) {
  const { words, say } = useWords();
  const { items } = words.people;
  const when = useWhen(held);
  const name = itemName(held);
  return (
    <li>
      <span className="item-icon" aria-hidden>
        <IconPackage size={18} stroke={1.6} />
      </span>
      <div className="item-told">
        <h3>{held.itemId.name}</h3>
        <p>
          {held.serialNumber && <span className="num">{held.serialNumber} · </span>}
          {when}
        </p>
        {held.note && <p>{held.note}</p>}
      </div>
      {onTakeBack && !held.returnedOn && (
        <Button
          size="xs"
          variant="default"
          aria-label={say(items.takeBackTitle, { item: name })}
          onClick={() => onTakeBack(held)}
        >
          {items.takeBack}
        </Button>
      )}
      {onDelete && (
        <RowMenu label={say(words.list.actionsFor, { name })}>
          <Menu.Item
            className="menu-bad"
            leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />}
            onClick={() => afterFocusReturned(() => onDelete(held))}
          >
            {words.act.delete}
          </Menu.Item>
        </RowMenu>
      )}
    </li>
  );
}
