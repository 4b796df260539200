import './printing-shelf.css';
import { useWords } from '../../words/words.ts';
import { PrintingCard } from './printing-card.tsx';
import { usePrintings } from './printings.ts';

/** What is being made for the reader, on whatever page they are. */
export function PrintingShelf() {
  const { words } = useWords();
  const all = usePrintings(({ all: some }) => some);
  return (
    <section className="printing-shelf" aria-label={words.job.all}>
      {all.map((printing) => (
        <PrintingCard key={printing.key} printing={printing} />
      ))}
    </section>
  );
}
