import './status-mark.css';

interface StatusMarkProps {
  readonly tone: 'good' | 'waiting' | 'running' | 'stopped' | 'over';
  readonly children: string;
}

/** A dot and its word: colour is never the only sign. */
export const StatusMark = ({ tone, children }: StatusMarkProps) => (
  <span className="status-mark" data-tone={tone}>
    {children}
  </span>
);
