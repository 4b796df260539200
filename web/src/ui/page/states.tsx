import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconInbox,
  IconLock,
  IconMapOff,
  IconSearchOff,
} from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';

interface StateProps {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly action?: ReactNode;
}

interface FrameProps extends StateProps {
  readonly icon: ComponentType<{ size: number; stroke: number }>;
  readonly tone?: 'calm' | 'bad';
  readonly role?: 'alert';
  /** a state that is the whole page carries its heading */
  readonly heading?: 'h1' | 'h2';
}

function State({
  icon: Icon,
  title,
  hint,
  action,
  tone = 'calm',
  role,
  heading = 'h2',
}: FrameProps) {
  const Heading = heading;
  return (
    <div className="state" role={role}>
      <span className="state-icon" data-tone={tone} aria-hidden>
        <Icon size={24} stroke={1.6} />
      </span>
      <Heading>{title}</Heading>
      {hint && <p>{hint}</p>}
      {action && <div className="state-action">{action}</div>}
    </div>
  );
}

export const EmptyState = (props: StateProps) => <State icon={IconInbox} {...props} />;

export const NoMatch = (props: StateProps) => <State icon={IconSearchOff} {...props} />;

export const NotFound = (props: StateProps) => <State icon={IconMapOff} heading="h1" {...props} />;

export const NoAccess = (props: StateProps) => <State icon={IconLock} heading="h1" {...props} />;

interface ErrorStateProps {
  readonly title: string;
  readonly message?: string;
  readonly onRetry?: () => void;
  readonly retryLabel: string;
}

export const ErrorState = ({ title, message, onRetry, retryLabel }: ErrorStateProps) => (
  <State
    icon={IconAlertTriangle}
    tone="bad"
    role="alert"
    title={title}
    hint={message}
    action={
      onRetry && (
        <Button variant="default" onClick={onRetry}>
          {retryLabel}
        </Button>
      )
    }
  />
);

/** The shape of a list screen while its code or its first rows are on the way. */
export const PageSkeleton = ({ label }: { readonly label: string }) => (
  <output className="page-skeleton" aria-label={label}>
    <i />
    <i />
    <i />
  </output>
);

/** The shape of rows inside a card. */
export const RowsSkeleton = ({ label }: { readonly label: string }) => (
  <output className="rows-skeleton" aria-label={label}>
    <i />
    <i />
    <i />
  </output>
);
