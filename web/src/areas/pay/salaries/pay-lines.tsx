import './salary.css';
import type { ReactNode } from 'react';
import { RowMenu } from '../../../ui/table/rows/row-menu.tsx';
import { useWords } from '../../../words/words.ts';

interface PayLineProps {
  readonly title: ReactNode;
  readonly about: ReactNode;
  readonly figure: string;
  /** below the figure */
  readonly aside?: string;
  /** how the menu calls the line */
  readonly name: string;
  /** none: nothing can be done */
  readonly menu: ReactNode;
}

/** One line of a short list: what it is, how much, and what can be done with it. */
export function PayLine({ title, about, figure, aside, name, menu }: PayLineProps) {
  const { words, say } = useWords();
  return (
    <li>
      <span>
        <b>{title}</b>
        <small>{about}</small>
      </span>
      <span className="num">
        <b>{figure}</b>
        {aside && <small>{aside}</small>}
      </span>
      {menu ? <RowMenu label={say(words.list.actionsFor, { name })}>{menu}</RowMenu> : <i />}
    </li>
  );
}
