import './notices.css';
import { ActionIcon, Drawer, Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentPropsWithRef, useState } from 'react';
import { usePhone } from '../../../ui/page/use-phone.ts';
import { useWords } from '../../../words/words.ts';
import { newestQuery, type NoticePanel } from '../notice-queries.ts';
import { NoticePanelContent } from './notice-panel.tsx';

const mostShown = 99;

/** The count lies upon the bell: nothing moves when it comes or goes. */
function BellButton(props: ComponentPropsWithRef<'button'>) {
  const { words, say, language } = useWords();
  const { notices } = words.inbox;
  const { data } = useQuery(newestQuery(language));
  const count = data?.unread ?? 0;
  const shown = count > mostShown ? notices.many : say(words.list.number, { number: count });
  const label = count > 0 ? say(notices.bell, { count }) : notices.title;
  return (
    <ActionIcon className="bell" size={36} aria-label={label} title={label} {...props}>
      <IconBell size={19} stroke={1.7} />
      {/* drawn, not written: the label says it in a whole sentence */}
      {count > 0 && <span className="bell-count" data-count={shown} aria-hidden />}
    </ActionIcon>
  );
}

interface OpenProps {
  readonly panel: NoticePanel;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** On a phone a sheet over the whole width. */
function Sheet({ panel, isOpen, setOpen }: OpenProps) {
  const { words } = useWords();
  const close = () => setOpen(false);
  return (
    <>
      <BellButton aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)} />
      <Drawer.Root
        opened={isOpen}
        onClose={close}
        position="bottom"
        size="auto"
        classNames={{ content: 'list-sheet notice-sheet' }}
      >
        <Drawer.Overlay backgroundOpacity={0.35} blur={1} />
        <Drawer.Content>
          <NoticePanelContent
            panel={panel}
            onClose={close}
            head={
              <>
                <Drawer.CloseButton aria-label={words.act.close} />
                <Drawer.Title>{words.inbox.notices.title}</Drawer.Title>
              </>
            }
          />
        </Drawer.Content>
      </Drawer.Root>
    </>
  );
}

function Dropdown({ panel, isOpen, setOpen }: OpenProps) {
  const { notices } = useWords().words.inbox;
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width={380}
      offset={10}
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <BellButton onClick={() => setOpen(!isOpen)} />
      </Popover.Target>
      <Popover.Dropdown className="notice-drop">
        <NoticePanelContent
          panel={panel}
          onClose={() => setOpen(false)}
          head={<h2>{notices.title}</h2>}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

/** What one was told, in the frame of the panel. */
export function NoticeBell({ panel }: { readonly panel: NoticePanel }) {
  const isPhone = usePhone();
  const [isOpen, setOpen] = useState(false);
  const Opened = isPhone ? Sheet : Dropdown;
  return <Opened panel={panel} isOpen={isOpen} setOpen={setOpen} />;
}
