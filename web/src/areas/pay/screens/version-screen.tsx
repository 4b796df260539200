import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { LoadError } from '../../../api/load-error.tsx';
import { FormGuard } from '../../../ui/form/guards/form-guard.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PageSkeleton } from '../../../ui/page/states.tsx';
import { useWords } from '../../../words/words.ts';
import { componentsQuery, structureQuery } from '../pay-queries.ts';
import { VersionForm } from '../structures/version-form.tsx';

/** A new version of a structure, on a page of its own: there may be many parts. */
export function VersionScreen() {
  const { words, say } = useWords();
  const { structure: said } = words.pay;
  const { id } = useParams({ from: '/admin/salary-structure/$id/new' });
  const navigate = useNavigate();
  const structure = useQuery(structureQuery(id));
  const components = useQuery(componentsQuery);
  const toStructure = () => void navigate({ to: '/admin/salary-structure/$id', params: { id } });
  const failed = [structure, components].find(({ isError }) => isError);
  if (failed) return <LoadError error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!structure.data || !components.data) return <PageSkeleton label={words.list.loading} />;
  return (
    <>
      <PageHead title={say(said.addOf, { name: structure.data.name })} />
      <FormGuard onLeave={toStructure}>
        <VersionForm structure={structure.data} components={components.data} onDone={toStructure} />
      </FormGuard>
    </>
  );
}
