import './opened.css';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormGuard } from '../../../ui/form/guards/form-guard.tsx';
import { useWords } from '../../../words/words.ts';

interface OpenedProps {
  /** what it is, in one line */
  readonly title: ReactNode;
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  readonly children?: ReactNode;
  /** what can be done with it, beside closing */
  readonly action?: ReactNode;
}

/** One row of a list in the drawer, to be looked at: what it is, its facts, its longer texts. */
export function Opened({ title, facts, children, action }: OpenedProps) {
  const { words } = useWords();
  const { tryClose } = useFormGuard();
  return (
    <div className="opened">
      <div className="opened-body">
        <p className="opened-title">{title}</p>
        <dl className="opened-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
      <div className="drawer-form-foot">
        <Button variant="default" onClick={tryClose}>
          {words.act.close}
        </Button>
        {action}
      </div>
    </div>
  );
}

interface LongTextProps {
  readonly title: string;
  readonly tone?: 'bad';
  readonly children: ReactNode;
}

export const LongText = ({ title, tone, children }: LongTextProps) => (
  <section className="opened-text" data-tone={tone}>
    <h3>{title}</h3>
    <div>{children}</div>
  </section>
);
