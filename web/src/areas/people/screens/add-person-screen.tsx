import '../../../ui/page/card.css';
import { useNavigate } from '@tanstack/react-router';
import { FormGuard } from '../../../ui/form/guards/form-guard.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { useWords } from '../../../words/words.ts';
import { AddPersonForm } from '../directory/add-person-form.tsx';

/** One short form: the rest of the record can come later. */
export function AddPersonScreen() {
  const { words } = useWords();
  const navigate = useNavigate();
  const toList = () => void navigate({ to: '/admin/employee' });
  return (
    <>
      <PageHead title={words.people.add.title} />
      <div className="card add-person">
        <FormGuard onLeave={toList}>
          <AddPersonForm onAdded={toList} />
        </FormGuard>
      </div>
    </>
  );
}
