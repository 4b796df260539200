import {
  type FeedField,
  feedFields,
  feedNeeds,
  type Mapped,
} from '@muster/contract/people/batches/sync-calls.ts';
import { VisuallyHidden } from '@mantine/core';
import { IconArrowRight, IconCheck, IconCircleDashed } from '@tabler/icons-react';
import { ChoiceInput } from '../../../ui/form/inputs/choice-input.tsx';
import { useWords } from '../../../words/words.ts';
import { fieldName } from '../history/show-value.ts';
import { joined, theirFields, type TheirField } from './feed-draft.ts';
import type { FeedForm } from './use-feed-form.ts';
import { ValueWords } from './value-words.tsx';

interface MappingRowProps {
  readonly form: FeedForm;
  readonly their: TheirField;
  readonly mapped: Mapped | undefined;
}

function Their({ their, isTried }: { readonly their: TheirField; readonly isTried: boolean }) {
  const { words, say } = useWords();
  const { mapping } = words.people.sync;
  const sample = their.samples?.slice(0, 2).join(' · ');
  return (
    <div className="feed-their">
      <code>{their.name}</code>
      {sample && <small>{say(mapping.sample, { sample })}</small>}
      {!sample && isTried && <small>{mapping.noSample}</small>}
    </div>
  );
}

function MappingRow({ form, their, mapped }: MappingRowProps) {
  const { words, say } = useWords();
  const { mapping } = words.people.sync;
  const { draft, change } = form;
  const taken = draft.mapping.filter(({ from }) => from !== their.name).map(({ to }) => to);
  const options = feedFields
    .filter((field) => !taken.includes(field))
    .map((value) => ({
      value,
      label: fieldName(value, words) + (feedNeeds.includes(value) ? ' *' : ''),
    }));
  return (
    <li className="feed-row" data-joined={mapped ? true : undefined}>
      <Their their={their} isTried={form.found !== undefined} />
      <IconArrowRight className="feed-arrow" size={16} stroke={1.7} aria-hidden />
      <div className="feed-ours">
        <ChoiceInput
          aria-label={say(mapping.oursOf, { field: their.name })}
          label={undefined}
          options={options}
          placeholder={mapping.unused}
          value={mapped?.to ?? null}
          // only what is offered can be chosen
          onChange={(to) =>
            change({ mapping: joined(draft.mapping, their.name, to as FeedField | null) })
          }
        />
        {mapped && (
          <ValueWords
            mapped={mapped}
            samples={their.samples ?? []}
            onChange={(values) =>
              change({
                mapping: draft.mapping.map((one) => (one === mapped ? { ...one, values } : one)),
              })
            }
          />
        )}
      </div>
    </li>
  );
}

/** What a new person needs, and whether a field of theirs gives it. */
function Needs({ mapping }: { readonly mapping: readonly Mapped[] }) {
  const { words, say } = useWords();
  const said = words.people.sync.mapping;
  return (
    <ul className="feed-needs" aria-label={said.needed}>
      {feedNeeds.map((field) => {
        const has = mapping.some(({ to }) => to === field);
        const Icon = has ? IconCheck : IconCircleDashed;
        const label = fieldName(field, words);
        return (
          <li key={field} data-has={has || undefined}>
            <Icon size={14} stroke={2} aria-hidden />
            <span aria-hidden>{label}</span>
            <VisuallyHidden>{say(has ? said.has : said.lacks, { field: label })}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}

/** Two columns: what they call it, and what it is here. */
export function FeedMapping({ form }: { readonly form: FeedForm }) {
  const { words } = useWords();
  const { mapping } = words.people.sync;
  const theirs = theirFields(form.found, form.draft);
  return (
    <section className="card" aria-labelledby="feed-mapping">
      <h2 id="feed-mapping">{mapping.title}</h2>
      <p className="card-note">{theirs.length > 0 ? mapping.hint : mapping.empty}</p>
      {form.errors.mapping && (
        <p className="feed-error" data-path="mapping" tabIndex={-1} role="alert">
          {form.errors.mapping}
        </p>
      )}
      {theirs.length > 0 && (
        <>
          <Needs mapping={form.draft.mapping} />
          <div className="feed-heads" aria-hidden>
            <span>{mapping.theirs}</span>
            <span>{mapping.ours}</span>
          </div>
          <ul className="feed-rows">
            {theirs.map((their) => (
              <MappingRow
                key={their.name}
                form={form}
                their={their}
                mapped={form.draft.mapping.find(({ from }) => from === their.name)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
