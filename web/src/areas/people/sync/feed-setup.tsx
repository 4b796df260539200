import { changedMeanwhile } from '@muster/contract/kernel/refusals.ts';
import type { Feed } from '@muster/contract/people/batches/sync-calls.ts';
import { Button, Switch } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isRefusal } from '../../../api/refusal.ts';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { focusField } from '../../../ui/form/guards/focus-field.ts';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { useFormGuard } from '../../../ui/form/guards/form-guard.tsx';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { useFocusInvalid } from '../../../ui/use-focus-invalid.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { FeedMapping } from './feed-mapping.tsx';
import { hrisFeedQuery } from './feed-queries.ts';
import { FeedSource } from './feed-source.tsx';
import { type FeedForm, useFeedForm } from './use-feed-form.ts';

function Foot({ form, feed }: { readonly form: FeedForm; readonly feed: Feed | null }) {
  const { words, say, language } = useWords();
  const { sync } = words.people;
  const saved = feed ? say(sync.allSaved, { when: showMoment(feed.updatedAt, language) }) : '';
  return (
    <section className="card feed-foot">
      <Switch
        label={sync.daily}
        description={sync.dailyHint}
        checked={form.draft.daily}
        onChange={(event) => form.change({ daily: event.currentTarget.checked })}
      />
      <div className="feed-save">
        <p aria-live="polite">{form.isDirty ? sync.unsaved : saved}</p>
        {form.isDirty && (
          <Button variant="default" onClick={form.discard}>
            {sync.discard}
          </Button>
        )}
        <Button type="submit" loading={form.save.isBusy}>
          {sync.save}
        </Button>
      </div>
    </section>
  );
}

interface FeedSetupProps {
  readonly feed: Feed | null;
  /** told whether something is not saved yet */
  readonly onDirty: (isDirty: boolean) => void;
}

/** Source, fields and rhythm of the feed, saved together; inside a guard. */
export function FeedSetup({ feed, onDirty }: FeedSetupProps) {
  const { words } = useWords();
  const { fields } = words.people.hrisFeed;
  const form = useFeedForm(feed);
  const guard = useFormGuard();
  const client = useQueryClient();
  const element = useRef<HTMLFormElement>(null);
  useFocusInvalid(element, form.lastTry);
  const { isDirty } = form;
  useEffect(() => {
    guard.watch(() => isDirty);
    onDirty(isDirty);
  });
  const loadNewer = useOneAtATime(async () => {
    const { feed: newer } = await client.fetchQuery(hrisFeedQuery);
    form.startFrom(newer);
  });
  const names: Readonly<Record<string, string>> = fields;
  return (
    <form
      ref={element}
      className="card-form feed-setup"
      aria-label={words.people.hrisFeed.one}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.save.start();
      }}
    >
      {form.refused && (
        <FormAlert
          text={form.refused.text}
          action={
            isRefusal(form.refused.error, changedMeanwhile)
              ? { label: words.act.loadNewer, isBusy: loadNewer.isBusy, start: loadNewer.start }
              : undefined
          }
        />
      )}
      <ErrorSummary
        errors={Object.keys(form.errors).map((name) => ({ name, label: names[name] ?? name }))}
        onJump={(name) => focusField(element.current, name)}
      />
      <FeedSource form={form} />
      <FeedMapping form={form} />
      <Foot form={form} feed={feed} />
    </form>
  );
}
