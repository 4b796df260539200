import './concern-logo.css';
import type { EntityRecord } from '@muster/contract/kernel/entity.ts';
import { filePurposes } from '@muster/contract/kernel/files/file-kinds.ts';
import { concernLogoCalls } from '@muster/contract/organisation/logo-calls.ts';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { uploadFile } from '../../../api/upload.ts';
import { uploadFailure } from '../../../api/upload-failure.ts';
import { FileInput } from '../../../ui/form/files/file-input.tsx';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';

/** Below the life of an address, so that the one at hand always works. */
const freshFor = 180_000;

const logoQuery = (id: string) =>
  queryOptions({
    queryKey: ['concern-logo', id],
    queryFn: ({ signal }) => call(concernLogoCalls.read, { params: { id } }, signal),
    staleTime: freshFor,
    gcTime: freshFor,
  });

function useLogo(id: string) {
  const client = useQueryClient();
  const keep = (answer: Awaited<ReturnType<typeof call<typeof concernLogoCalls.set>>>) =>
    void client.setQueryData(logoQuery(id).queryKey, answer);
  const params = { id };
  return {
    answer: useQuery(logoQuery(id)),
    set: async (fileId: string) =>
      keep(await call(concernLogoCalls.set, { params, body: { fileId } })),
    remove: async () => keep(await call(concernLogoCalls.remove, { params })),
  };
}

function LogoNow({
  address,
  name,
}: {
  readonly address: string | undefined;
  readonly name: string;
}) {
  const { words, say } = useWords();
  const { concernLogo: said } = words;
  if (!address) return <p>{said.none}</p>;
  return <img src={address} alt={say(said.current, { name })} />;
}

/** The logo of a company on its form: shown, replaced and taken away at once. */
export function ConcernLogo({ record }: { readonly record: EntityRecord }) {
  const { words } = useWords();
  const { concernLogo: said } = words;
  const { answer, set, remove } = useLogo(record.id);
  const removing = useOneAtATime(async () => {
    try {
      await remove();
      notify.success(said.removed);
    } catch (error) {
      notify.error(sentenceOf(error, words) ?? said.failed);
    }
  });
  const logo = answer.data?.logo;
  const problem = answer.error && (sentenceOf(answer.error, words) ?? words.state.errorTitle);
  return (
    <section className="concern-logo" aria-label={said.title}>
      <h3>{said.title}</h3>
      {problem && <p>{problem}</p>}
      {answer.data && <LogoNow address={logo?.address} name={String(record.name)} />}
      {record.can.change && (
        <>
          <p>{said.hint}</p>
          <FileInput
            label={said.label}
            taken={filePurposes.logo}
            send={(file, onPercent, signal) => uploadFile(file, 'logo', onPercent, signal)}
            onSent={async ({ id }) => {
              await set(id);
              notify.success(said.set);
            }}
            failureOf={(error) => uploadFailure(error, words)}
          />
          {logo && (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />}
              loading={removing.isBusy}
              onClick={() => void removing.start()}
            >
              {said.remove}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
