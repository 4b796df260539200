import type { JournalAccounts } from '@muster/contract/pay/journal/account-calls.ts';
import { useWords } from '../../../words/words.ts';

/** Where accounts count: everywhere, in a company or in a department. */
export function usePlaceName() {
  const { words, say } = useWords();
  const said = words.pay.journal.accounts;
  return ({ concern, department }: JournalAccounts): string => {
    if (!concern) return said.all;
    const company = concern.name;
    return department
      ? say(said.ofDepartment, { company, department: department.name })
      : say(said.ofCompany, { company });
  };
}
