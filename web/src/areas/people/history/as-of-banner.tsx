import '../directory/people.css';
import { IconHistory } from '@tabler/icons-react';
import { useWords } from '../../../words/words.ts';

interface AsOfBannerProps {
  /** which day is shown */
  readonly text: string;
  readonly onToday: () => void;
}

/** Says that it is not today that one looks at, with the way back. */
export function AsOfBanner({ text, onToday }: AsOfBannerProps) {
  const { words } = useWords();
  return (
    <aside className="as-of" aria-label={words.people.list.asOf}>
      <IconHistory size={18} stroke={1.7} aria-hidden />
      <p>{text}</p>
      <button type="button" onClick={onToday}>
        {words.people.list.backToToday}
      </button>
    </aside>
  );
}
