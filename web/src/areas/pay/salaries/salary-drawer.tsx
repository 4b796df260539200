import type { Linked } from '@muster/contract/kernel/fields.ts';
import type { PaidPerson, SalaryRate } from '@muster/contract/pay/rate-calls.ts';
import { FormDrawer } from '../../../ui/form/dialogs/form-drawer.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { useWords } from '../../../words/words.ts';
import { SalaryForm } from './salary-form.tsx';

interface SalaryDrawerProps {
  readonly person: PaidPerson;
  readonly structure: Linked | null;
  /** none: closed */
  readonly open: SalaryRate | 'new' | undefined;
  readonly onClose: () => void;
}

export function SalaryDrawer({ person, structure, open, onClose }: SalaryDrawerProps) {
  const { words, say } = useWords();
  const { salary: said } = words.pay;
  const { shown, forget } = useLingering(open);
  if (!shown) return null;
  const rate = shown === 'new' ? undefined : shown;
  return (
    <FormDrawer
      wanted={open !== undefined}
      title={say(rate ? said.changeOf : said.addOf, { name: person.name })}
      onClose={onClose}
      onClosed={forget}
    >
      <SalaryForm person={person} structure={structure} rate={rate} onDone={onClose} />
    </FormDrawer>
  );
}
