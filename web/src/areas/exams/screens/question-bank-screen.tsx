import { EntityList } from '../../../entity/entity-list.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { useWords } from '../../../words/words.ts';
import { examScreens } from '../records.ts';

/** What orders the question bank: each has an address of its own and the same screen. */
function QuestionBank({ record }: { readonly record: string }) {
  const { words } = useWords();
  const screen = examScreens.get(record);
  useTitle(screen?.wordsIn(words).many ?? '', words.frame.brand);
  return screen && <EntityList key={record} screen={screen} />;
}

export const ServicesScreen = () => <QuestionBank record="service" />;
export const LevelsScreen = () => <QuestionBank record="level" />;
export const SectionsScreen = () => <QuestionBank record="section" />;
