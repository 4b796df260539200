import './board.css';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useWords } from '../../words/words.ts';

interface CardFrameProps {
  readonly title: string;
  /** beside the title: how many, which day */
  readonly note?: ReactNode;
  /** the screen with all of it */
  readonly to?: string;
  readonly children: ReactNode;
}

/** A card of the first screen: its heading, the way on, and what it tells. */
export function CardFrame({ title, note, to, children }: CardFrameProps) {
  const { dashboard } = useWords().words;
  const id = useId();
  return (
    <section className="card board-card" aria-labelledby={id}>
      <div className="board-card-head">
        <h2 id={id}>{title}</h2>
        {note && <small>{note}</small>}
        {to && (
          <Link to={to} aria-describedby={id}>
            {dashboard.open}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

interface AnswerProps<A> {
  readonly answer: {
    readonly data: A | undefined;
    readonly error: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  readonly children: (data: A) => ReactNode;
}

/** The answer once it is there, its shape until then, and a way to ask again where it failed. */
export function CardAnswer<A>({ answer, children }: AnswerProps<A>) {
  const { words } = useWords();
  const { dashboard, list } = words;
  if (answer.data !== undefined) return children(answer.data);
  if (!answer.error)
    return (
      <output className="board-waits" aria-label={list.loading}>
        <i />
        <i />
        <i />
      </output>
    );
  return (
    <div className="board-failed" role="alert">
      <p>{dashboard.failed}</p>
      <button type="button" className="approve" onClick={() => void answer.refetch()}>
        {dashboard.retry}
      </button>
    </div>
  );
}
