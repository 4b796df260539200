import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** What the server said no with, and what to do about it. */
export const FormAlert = ({
  text,
  action,
}: {
  readonly text: string;
  readonly action?: ReactNode;
}) => (
  <div className="form-alert" role="alert">
    <IconAlertTriangle size={18} stroke={1.7} aria-hidden />
    <div>
      <p>{text}</p>
      {action}
    </div>
  </div>
);
