import './main-action.css';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';

interface MainActionProps {
  readonly label: string;
  readonly onClick: () => void;
}

/** The one main action of a screen; on a phone it floats where the thumb is. */
export const MainAction = ({ label, onClick }: MainActionProps) => (
  <Button
    className="main-action"
    leftSection={<IconPlus size={16} aria-hidden />}
    onClick={onClick}
  >
    {label}
  </Button>
);
