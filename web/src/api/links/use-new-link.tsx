import type { Declared } from '@muster/contract/kernel/entity.ts';
import type { NewLinkForm } from '../../ui/form/inputs/creating-select.tsx';
import { withinSentence } from '../../words/within.ts';
import { useWords } from '../../words/words.ts';
import { useNewLinks } from './new-links.ts';
import type { Within } from './use-links.ts';

/** How a chooser makes a record that is missing; undefined where the reader may not. */
export function useNewLink(to: Declared, within?: Within) {
  const { words, say } = useWords();
  const links = useNewLinks(to);
  const one = links?.nameOf(to, words);
  if (!links || one === undefined) return undefined;
  const { Form } = links;
  return {
    label: say(words.act.add, { entity: withinSentence(one) }),
    renderForm: (form: NewLinkForm) => <Form {...form} to={to} within={within} />,
  };
}
