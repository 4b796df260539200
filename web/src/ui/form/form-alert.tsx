import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** In a long form one may be far below it. */
const showWhole = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

/** What the server said no with, and what to do about it. */
export const FormAlert = ({
  text,
  action,
}: {
  readonly text: string;
  readonly action?: ReactNode;
}) => (
  <div className="form-alert" role="alert" ref={showWhole}>
    <IconAlertTriangle size={18} stroke={1.7} aria-hidden />
    <div>
      <p>{text}</p>
      {action}
    </div>
  </div>
);
