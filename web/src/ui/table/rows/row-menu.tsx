import { Menu } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';

interface RowMenuProps {
  readonly label: string;
  readonly children: ReactNode;
}

interface DotsProps extends React.ComponentProps<'button'> {
  readonly label: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

const Dots = ({ label, ...others }: DotsProps) => (
  <button type="button" aria-label={label} aria-haspopup="menu" {...others} className="dt-dots">
    <IconDots size={18} stroke={1.7} aria-hidden />
  </button>
);

/** A list has a hundred of these and few are ever used: the menu comes with the first click. */
export function RowMenu({ label, children }: RowMenuProps) {
  const [isUsed, setIsUsed] = useState(false);
  if (!isUsed) return <Dots label={label} aria-expanded={false} onClick={() => setIsUsed(true)} />;
  return <UsedMenu label={label}>{children}</UsedMenu>;
}

function UsedMenu({ label, children }: RowMenuProps) {
  const dots = useRef<HTMLButtonElement>(null);
  const isMounted = useMounted();
  const [isWanted, setIsWanted] = useState(true);
  // The button was replaced by its twin here: give it the focus, so that closing gives it back.
  useEffect(() => dots.current?.focus(), []);
  return (
    <Menu
      opened={isMounted && isWanted}
      onChange={setIsWanted}
      position="bottom-end"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Dots ref={dots} label={label} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
