import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../../words/words.ts';
import { componentsQuery } from '../pay-queries.ts';
import { componentName } from './breakdown-table.tsx';

interface NamedComponent {
  readonly id: string;
  readonly name: string;
}

/** Whoever reads Bangla reads the Bangla names of components, also where an answer has the others only. */
export function useComponentName(): (component: NamedComponent) => string {
  const { language } = useWords();
  const { data } = useQuery({ ...componentsQuery, enabled: language === 'bn' });
  return ({ id, name }) => componentName(name, data?.get(id)?.localName, language);
}
