import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';

/** In a long form one may be far below it. */
const showWhole = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

interface FormAlertProps {
  readonly text: string;
  /** what to do about it */
  readonly action?: {
    readonly label: string;
    readonly isBusy: boolean;
    readonly start: () => unknown;
  };
}

/** What the server said no with. */
export const FormAlert = ({ text, action }: FormAlertProps) => (
  <div className="form-alert" role="alert" ref={showWhole}>
    <IconAlertTriangle size={18} stroke={1.7} aria-hidden />
    <div>
      <p>{text}</p>
      {action && (
        <Button
          size="xs"
          variant="default"
          loading={action.isBusy}
          onClick={() => void action.start()}
        >
          {action.label}
        </Button>
      )}
    </div>
  </div>
);
