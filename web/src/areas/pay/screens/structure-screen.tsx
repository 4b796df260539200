import '../../../ui/page/card.css';
import '../salaries/salary.css';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import {
  type Structure,
  structureCalls,
  type StructureVersion,
} from '@muster/contract/pay/structure/structure-calls.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { LoadError } from '../../../api/load-error.tsx';
import { isRefusal, sentenceOf } from '../../../api/refusal.ts';
import { today } from '../../../session/company-days.ts';
import { useMayCall } from '../../../session/use-may-call.ts';
import { MainAction } from '../../../ui/page/main-action.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { EmptyState, NotFound, PageSkeleton } from '../../../ui/page/states.tsx';
import { showDay } from '../../../ui/text/day-text.ts';
import { useWords } from '../../../words/words.ts';
import { structureQuery } from '../pay-queries.ts';
import { RemovePay } from '../salaries/remove-pay.tsx';
import { VersionCard } from '../structures/version-card.tsx';

function Versions({ structure }: { readonly structure: Structure }) {
  const { words, say, language } = useWords();
  const { structure: said } = words.pay;
  const [asked, setAsked] = useState<StructureVersion>();
  const mayRemove = useMayCall(structureCalls.remove);
  const { id, versions } = structure;
  const now = versions.find(({ from }) => from <= today());
  const stateOf = (version: StructureVersion) => {
    if (version === now) return 'now';
    return version.from > today() ? 'upcoming' : undefined;
  };
  return (
    <>
      {versions.map((version) => (
        <VersionCard
          key={version.id}
          version={version}
          state={stateOf(version)}
          // the last one stays: a structure without parts pays nobody
          onRemove={
            mayRemove && !version.isUsed && versions.length > 1
              ? () => setAsked(version)
              : undefined
          }
        />
      ))}
      <RemovePay
        record={asked}
        nameOf={({ from }) => say(said.removeName, { date: showDay(from, language) })}
        remove={(version) => call(structureCalls.remove, { params: { id, version: version.id } })}
        removed={said.removed}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}

function StructurePage({ structure }: { readonly structure: Structure }) {
  const { words, say } = useWords();
  const { structure: said } = words.pay;
  const navigate = useNavigate();
  const mayAdd = useMayCall(structureCalls.add);
  const { id, name, people, versions } = structure;
  const add = mayAdd && (
    <MainAction
      label={said.add}
      onClick={() => void navigate({ to: '/admin/salary-structure/$id/new', params: { id } })}
    />
  );
  return (
    <>
      <PageHead
        title={name}
        note={people === 0 ? said.nobody : say(said.people, { count: people })}
        actions={versions.length > 0 && add}
      />
      <div className="pay-page">
        {versions.length === 0 && (
          <div className="card">
            <EmptyState title={said.none} hint={said.noneHint} action={add} />
          </div>
        )}
        <Versions structure={structure} />
      </div>
    </>
  );
}

/** How one structure divides a salary, now, before and later. */
export function StructureScreen() {
  const { words } = useWords();
  const { id } = useParams({ from: '/admin/salary-structure/$id' });
  const { data, error, refetch } = useQuery(structureQuery(id));
  if (data) return <StructurePage key={id} structure={data} />;
  if (isRefusal(error, notFound))
    return (
      <NotFound
        title={words.state.notFoundTitle}
        hint={sentenceOf(error, words)}
        action={
          <Button component={Link} to="/admin/salary-structure" variant="default">
            {words.pay.lists.salaryStructure.many}
          </Button>
        }
      />
    );
  if (!error) return <PageSkeleton label={words.list.loading} />;
  return <LoadError error={error} onRetry={() => void refetch()} />;
}
