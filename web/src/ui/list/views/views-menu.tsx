import './views.css';
import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconBookmark,
  IconChevronDown,
  IconDeviceFloppy,
  IconHome,
  IconHomeOff,
  IconPencil,
  IconPlus,
  IconTrash,
  IconUsers,
  IconUserX,
} from '@tabler/icons-react';
import { useWords } from '../../../words/words.ts';
import { afterFocusReturned } from '../../form/guards/after-focus-returned.ts';
import { usePhone } from '../../page/use-phone.ts';

interface ShownView {
  readonly id: string;
  readonly title: string;
  readonly owner: string;
  readonly isOwn: boolean;
  readonly isShared: boolean;
  readonly isDefault: boolean;
  readonly can: { readonly change: boolean };
}

interface ViewsMenuProps {
  readonly views: readonly ShownView[];
  /** the one that was chosen, or that is just what the list shows */
  readonly current: ShownView | undefined;
  /** the list shows something else by now */
  readonly isChanged: boolean;
  readonly mayShare: boolean;
  readonly onChoose: (id: string) => void;
  readonly onSave: () => void;
  readonly onUpdate: () => void;
  readonly onRename: () => void;
  readonly onShare: (isShared: boolean) => void;
  readonly onDefault: (isDefault: boolean) => void;
  readonly onRemove: () => void;
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

function Choices({ views, current, isChanged, onChoose }: ViewsMenuProps) {
  const { words, say } = useWords();
  const group = (label: string, some: readonly ShownView[]) =>
    some.length > 0 && (
      <>
        <Menu.Label>{label}</Menu.Label>
        {some.map((view) => (
          <Menu.RadioItem
            key={view.id}
            value={view.id}
            closeMenuOnClick
            rightSection={
              view.isDefault && <IconHome {...icon} aria-label={words.views.opensWith} />
            }
          >
            <span className="views-title">
              {view.title}
              {!view.isOwn && <small>{say(words.views.by, { name: view.owner })}</small>}
              {view.isOwn && view.isShared && <small>{words.views.fields.isShared}</small>}
            </span>
          </Menu.RadioItem>
        ))}
      </>
    );
  return (
    // a click on the chosen one brings back what was changed since
    <Menu.RadioGroup value={isChanged ? '' : (current?.id ?? '')} onChange={onChoose}>
      {group(
        words.views.mine,
        views.filter((view) => view.isOwn),
      )}
      {group(
        words.views.shared,
        views.filter((view) => !view.isOwn),
      )}
    </Menu.RadioGroup>
  );
}

/** What can be done with the view that was chosen. */
function CurrentItems({ view, ...menu }: ViewsMenuProps & { readonly view: ShownView }) {
  const { words, say } = useWords();
  const { views } = words;
  const { can, isShared, isDefault } = view;
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{view.title}</Menu.Label>
      {can.change && menu.isChanged && (
        <Menu.Item leftSection={<IconDeviceFloppy {...icon} />} onClick={menu.onUpdate}>
          {say(views.update, { title: view.title })}
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={isDefault ? <IconHomeOff {...icon} /> : <IconHome {...icon} />}
        onClick={() => menu.onDefault(!isDefault)}
      >
        {isDefault ? views.noDefault : views.makeDefault}
      </Menu.Item>
      {can.change && menu.mayShare && (
        <Menu.Item
          leftSection={isShared ? <IconUserX {...icon} /> : <IconUsers {...icon} />}
          onClick={() => menu.onShare(!isShared)}
        >
          {isShared ? views.unshare : views.share}
        </Menu.Item>
      )}
      {can.change && (
        <>
          <Menu.Item
            leftSection={<IconPencil {...icon} />}
            onClick={() => afterFocusReturned(menu.onRename)}
          >
            {views.rename}
          </Menu.Item>
          <Menu.Item
            className="menu-bad"
            leftSection={<IconTrash {...icon} />}
            onClick={() => afterFocusReturned(menu.onRemove)}
          >
            {views.remove}
          </Menu.Item>
        </>
      )}
    </>
  );
}

/** The views someone keeps of a list: chosen with one click, named, shared and tidied here. */
export function ViewsMenu(menu: ViewsMenuProps) {
  const { words, say } = useWords();
  const isPhone = usePhone();
  const { current, isChanged, views } = menu;
  const name =
    current && (isChanged ? say(words.views.changed, { title: current.title }) : current.title);
  const label = name ? `${words.views.views}: ${name}` : words.views.views;
  return (
    <Menu width={270} position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        {isPhone ? (
          <ActionIcon size={36} variant="default" aria-label={label}>
            <IconBookmark size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        ) : (
          <Button
            className="views-button"
            variant="default"
            px="sm"
            aria-label={label}
            leftSection={<IconBookmark size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            {name ?? words.views.views}
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown mah="70dvh" style={{ overflowY: 'auto' }}>
        {views.length === 0 && <p className="views-none">{words.views.none}</p>}
        <Choices {...menu} />
        {views.length > 0 && <Menu.Divider />}
        <Menu.Item
          leftSection={<IconPlus {...icon} />}
          onClick={() => afterFocusReturned(menu.onSave)}
        >
          {words.views.save}
        </Menu.Item>
        {current && <CurrentItems {...menu} view={current} />}
      </Menu.Dropdown>
    </Menu>
  );
}
