import { faultSentence } from '@muster/contract/kernel/fault.ts';
import { codePath, writeWire } from '@muster/contract/kernel/wire.ts';
import {
  type Feed,
  feedFields,
  type FeedFound,
  syncCalls,
} from '@muster/contract/people/batches/sync-calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, CallRefused } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/refusal.ts';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { draftOf, type FeedDraft, guessed, isSameDraft, saveBody, tryBody } from './feed-draft.ts';
import { hrisFeedQuery } from './feed-queries.ts';

type Errors = Readonly<Record<string, string>>;
interface Refused {
  readonly error: CallRefused;
  readonly text: string;
}

/** What the contract has against the values, by the names of fields; of a mapping as a whole. */
function useFaults() {
  const { language } = useWords();
  return (body: Parameters<typeof writeWire>[0], given: object): Errors => {
    const written = writeWire(body, given);
    if (written.ok) return {};
    return Object.fromEntries(
      written.faults
        .map((fault) => [
          codePath(body, fault.path).split('.')[0] ?? '',
          faultSentence(fault, language),
        ])
        .toReversed(),
    );
  };
}

/** What is against a try or a save: at its field where it has one, else above the form. */
function useTrouble() {
  const { words } = useWords();
  const [errors, setErrors] = useState<Errors>({});
  const [refused, setRefused] = useState<Refused | null>(null);
  const [lastTry, setLastTry] = useState<object | null>(null);
  const showErrors = (found: Errors): boolean => {
    setRefused(null);
    setErrors(found);
    setLastTry({});
    return Object.keys(found).length > 0;
  };
  const showRefusal = (error: unknown, failed: string) => {
    if (!(error instanceof CallRefused)) throw error;
    const fields = Object.entries(error.fields).map(([key, text]) => [
      key.split('.')[0] ?? '',
      text,
    ]);
    if (fields.length > 0) showErrors(Object.fromEntries(fields));
    else setRefused({ error, text: sentenceOf(error, words) ?? failed });
  };
  const clear = (names: readonly string[]) =>
    setErrors((now) =>
      Object.fromEntries(Object.entries(now).filter(([key]) => !names.includes(key))),
    );
  return { errors, refused, lastTry, showErrors, showRefusal, clear };
}

/** The feed as it is being set up: what is held, tried and saved. */
export function useFeedForm(feed: Feed | null) {
  const { words } = useWords();
  const { sync } = words.people;
  const client = useQueryClient();
  const faultsIn = useFaults();
  const trouble = useTrouble();
  const [start, setStart] = useState(() => draftOf(feed));
  const [version, setVersion] = useState(feed?.version);
  const [draft, setDraft] = useState(start);
  const [found, setFound] = useState<FeedFound>();
  const change = (part: Partial<FeedDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    trouble.clear(Object.keys(part));
  };
  const startFrom = (saved: Feed | null) => {
    setStart(draftOf(saved));
    setDraft(draftOf(saved));
    setVersion(saved?.version);
    trouble.showErrors({});
  };
  const trial = useOneAtATime(async () => {
    const body = tryBody(draft);
    if (trouble.showErrors(faultsIn(syncCalls.try.body, body))) return;
    try {
      const { record } = await call(syncCalls.try, { body });
      setFound(record);
      setDraft((now) => ({ ...now, mapping: guessed(record, now.mapping, feedFields) }));
    } catch (error) {
      setFound(undefined);
      trouble.showRefusal(error, sync.source.tryFailed);
    }
  });
  const save = useOneAtATime(async () => {
    const body = saveBody(draft, version);
    const hasNumber = body.mapping.some(({ to }) => to === 'number');
    const faults = {
      ...faultsIn(syncCalls.save.body, body),
      ...(!hasNumber && { mapping: sync.mapping.numberNeeded }),
    };
    if (trouble.showErrors(faults)) return;
    try {
      const { record } = await call(syncCalls.save, { body });
      startFrom(record);
      notify.success(sync.saved);
      await client.invalidateQueries({ queryKey: hrisFeedQuery.queryKey });
    } catch (error) {
      trouble.showRefusal(error, sync.saveFailed);
    }
  });
  return {
    ...trouble,
    draft,
    found,
    change,
    startFrom,
    discard: () => {
      setDraft(start);
      trouble.showErrors({});
    },
    isDirty: !isSameDraft(draft, start),
    hasKept: feed?.headerSet ?? false,
    trial,
    save,
  };
}
export type FeedForm = ReturnType<typeof useFeedForm>;
