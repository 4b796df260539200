import { notFound } from '@muster/contract/kernel/refusals.ts';
import { templateCalls } from '@muster/contract/pay/bank/template-calls.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { LoadError } from '../../../../api/load-error.tsx';
import { isRefusal, sentenceOf } from '../../../../api/refusal.ts';
import { useMayCall } from '../../../../session/use-may-call.ts';
import { FormGuard } from '../../../../ui/form/guards/form-guard.tsx';
import { PageHead } from '../../../../ui/page/page-head.tsx';
import { EmptyState, NotFound, PageSkeleton } from '../../../../ui/page/states.tsx';
import { Facts } from '../../../../ui/status/facts.tsx';
import { useWords } from '../../../../words/words.ts';
import { templateQuery } from '../bank-queries.ts';
import { TemplateForm } from '../template-form.tsx';

/** One template: its columns, to change or only to read. */
export function TemplateScreen() {
  const { words, say } = useWords();
  const { template: said } = words.pay.bank;
  const { id } = useParams({ from: '/admin/bank-template/$id' });
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(templateQuery(id));
  const mayChange = useMayCall(templateCalls.save);
  const toAll = () => void navigate({ to: '/admin/bank-template' });
  if (isRefusal(error, notFound))
    return (
      <NotFound
        title={words.state.notFoundTitle}
        hint={sentenceOf(error, words)}
        action={
          <Button component={Link} to="/admin/bank-template" variant="default">
            {words.pay.lists.bankTemplate.many}
          </Button>
        }
      />
    );
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton label={words.list.loading} />;
  return (
    <>
      <PageHead title={data.name} note={words.pay.lists.bankTemplate.choices.kind[data.kind]} />
      {mayChange && (
        <FormGuard onLeave={toAll}>
          <TemplateForm key={id} template={data} onDone={toAll} />
        </FormGuard>
      )}
      {!mayChange && data.columns.length === 0 && (
        <EmptyState title={said.none} hint={said.columnsHint} />
      )}
      {!mayChange && data.columns.length > 0 && (
        <section className="card" aria-label={said.columns}>
          <Facts
            facts={data.columns.map(({ field, heading }, at) => [
              say(said.column, { number: at + 1 }),
              `${said.fields[field]}, ${heading}`,
            ])}
          />
        </section>
      )}
    </>
  );
}
