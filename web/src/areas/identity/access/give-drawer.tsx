import './access.css';
import { type AccessWay, accessWays } from '@muster/contract/identity/access-calls.ts';
import { Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PasswordProof } from '../../../api/guarded-fields.tsx';
import { sentenceOf } from '../../../api/refusal.ts';
import { DrawerForm } from '../../../ui/form/dialogs/drawer-form.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { FormDrawer } from '../../../ui/form/dialogs/form-drawer.tsx';
import { FormSkeleton } from '../../../ui/form/form-skeleton.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { useWords } from '../../../words/words.ts';
import { accessPlanQuery } from './access-queries.ts';
import { PlanList } from './plan-list.tsx';
import { useGiveAccess } from './use-give-access.ts';

/** Whom access is given to; with a name it is one person's, given anew. */
export interface AccessGrant {
  readonly ids: readonly string[];
  readonly renew: boolean;
  readonly name?: string;
}

function WayInput({ way, onWay }: { way: AccessWay; onWay: (way: AccessWay) => void }) {
  const { access } = useWords().words;
  return (
    <Radio.Group label={access.way} value={way} onChange={onWay}>
      <div className="access-ways">
        {accessWays.map((each) => (
          <Radio key={each} value={each} label={access.ways[each]} />
        ))}
      </div>
    </Radio.Group>
  );
}

function Progress({ done, total }: { readonly done: number; readonly total: number }) {
  const { words, say } = useWords();
  return (
    <output className="access-progress">
      <span>{say(words.access.progress, { done, total })}</span>
      <progress aria-label={words.access.giving} max={total} value={done} />
    </output>
  );
}

function GiveForm({ giving, onDone }: { giving: AccessGrant; onDone: () => void }) {
  const { words } = useWords();
  const { access } = words;
  const { ids, renew } = giving;
  const [way, setWay] = useState<AccessWay>('auto');
  const [password, setPassword] = useState('');
  const { data, error, isFetching } = useQuery(accessPlanQuery(ids, way, renew));
  const { start, isBusy, done, problem } = useGiveAccess(onDone);
  const chosen = (data ?? []).filter(({ does }) => does !== 'nothing');
  const hasSlips = chosen.some(({ does }) => does === 'slip');
  const alert = problem.text ?? (error ? sentenceOf(error, words) : null);
  return (
    <DrawerForm
      submit={chosen.length > 0 && !isFetching ? (renew ? access.renew : access.give) : undefined}
      isBusy={isBusy}
      errors={[]}
      lastTry={problem.password ? problem : null}
      alert={alert && <FormAlert text={alert} />}
      onSubmit={() =>
        void start({ ids: chosen.map(({ employee }) => employee.id), way, renew, password })
      }
    >
      {renew && <p className="access-note">{access.renewHint}</p>}
      <WayInput way={way} onWay={setWay} />
      {!data && !error && <FormSkeleton fields={2} />}
      {data && <PlanList rows={data} />}
      {data && chosen.length === 0 && <p className="access-note">{access.nobody}</p>}
      {hasSlips && <p className="access-note">{access.once}</p>}
      {chosen.some(({ proof }) => proof) && (
        <>
          <p className="access-note">{access.proof}</p>
          <PasswordProof
            name="password"
            value={password}
            error={problem.password}
            onChange={(event: { readonly currentTarget: HTMLInputElement }) =>
              setPassword(event.currentTarget.value)
            }
          />
        </>
      )}
      {isBusy && chosen.length > 1 && <Progress done={done} total={chosen.length} />}
    </DrawerForm>
  );
}

interface GiveDrawerProps {
  /** none: closed */
  readonly giving: AccessGrant | undefined;
  readonly onClose: () => void;
}

/** What would be done for each is shown before anything is. */
export function GiveDrawer({ giving, onClose }: GiveDrawerProps) {
  const { words, say } = useWords();
  const { shown, forget } = useLingering(giving);
  if (!shown) return null;
  const { name } = shown;
  return (
    <FormDrawer
      wanted={giving !== undefined}
      title={
        name
          ? say(words.access.renewTitle, { name })
          : say(words.access.titleMany, { count: shown.ids.length })
      }
      onClose={onClose}
      onClosed={forget}
    >
      <GiveForm giving={shown} onDone={onClose} />
    </FormDrawer>
  );
}
