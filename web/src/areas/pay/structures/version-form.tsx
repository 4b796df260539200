import '../../../ui/page/card.css';
import '../salaries/salary.css';
import './structure.css';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { type Structure, structureCalls } from '@muster/contract/pay/structure/structure-calls.ts';
import { structureFaults } from '@muster/contract/pay/structure/structure-faults.ts';
import { structureFaultWords } from '@muster/contract/pay/structure/structure-fault-words.ts';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { type FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { today } from '../../../session/company-days.ts';
import { CardForm } from '../../../ui/form/card-form.tsx';
import { DayInput } from '../../../ui/form/days/day-input.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { type KnownComponent, useRefreshPay } from '../pay-queries.ts';
import { blankPart, partDraftOf, partOf, type PartDraft } from './part-draft.ts';
import { PartRows } from './part-rows.tsx';
import { TryGross } from './try-gross.tsx';

interface VersionFormProps {
  readonly structure: Structure;
  readonly components: ReadonlyMap<string, KnownComponent>;
  readonly onDone: () => void;
}

/** A new version starts from the newest one; the first with two parts that most structures have. */
function startingDrafts({ structure, components }: VersionFormProps): readonly PartDraft[] {
  const newest = structure.versions[0];
  if (!newest) return [blankPart(1, 'percentOfGross'), blankPart(2, 'remainder')];
  return newest.parts.map((part, at) => {
    const name = components.get(part.componentId)?.name ?? '';
    return partDraftOf(part, at + 1, { id: part.componentId, name });
  });
}

/** A component that is missing is left out, so that the contract asks for it. */
const bodyOf = (draft: PartDraft) => ({ ...partOf(draft), componentId: draft.component?.id });

const draftsIn = (held: FormValues) => held.parts as readonly PartDraft[];

function useVersionForm(props: VersionFormProps) {
  const { structure, onDone } = props;
  const { structure: said } = useWords().words.pay;
  const refresh = useRefreshPay();
  const [initial] = useState<FormValues>(() => ({
    from: structure.versions.length === 0 ? `${today().slice(0, 7)}-01` : null,
    parts: startingDrafts(props),
  }));
  const [drafts, setDrafts] = useState(draftsIn(initial));
  const of = useCallForm({
    body: structureCalls.add.body,
    initial,
    given: (held) => ({ from: held.from ?? undefined, parts: draftsIn(held).map(bodyOf) }),
    send: (given) =>
      call(structureCalls.add, {
        params: { id: structure.id },
        // what a form gives was checked by the very schema of the call
        body: given as Input<typeof structureCalls.add>['body'],
      }),
    onHeld: (held) => setDrafts(draftsIn(held)),
    onSent: () => {
      refresh();
      notify.success(said.added);
      onDone();
    },
    failed: said.failed,
  });
  return { of, drafts };
}

/** What is wrong with the parts as they are now, in sentences; a row without a component is not begun yet. */
function useFaults(drafts: readonly PartDraft[], components: VersionFormProps['components']) {
  const { language } = useWords();
  const parts = drafts.map(partOf);
  const found = structureFaults(
    parts,
    // one that was made a moment ago is not known yet: the server will say
    (id) => components.get(id)?.kind ?? 'Earning',
  ).filter(({ place }) => place === null || drafts[place]?.component !== null);
  const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);
  const at = (wanted: number | null) =>
    found
      .filter(({ place }) => place === wanted)
      .map(({ fault }) => capital(structureFaultWords[fault][language]));
  const isWhole = found.length === 0 && drafts.every(({ component }) => component !== null);
  return { at, parts, isWhole };
}

/** How a structure divides a salary from a day on, checked and tried out while it is written. */
export function VersionForm(props: VersionFormProps) {
  const { words, say } = useWords();
  const { structure: said } = words.pay;
  const { of, drafts } = useVersionForm(props);
  const { form, wires, refused, lastTry } = of;
  const faults = useFaults(drafts, props.components);
  const ofParts = Object.entries(form.errors).filter(([key]) => key.startsWith('parts'));
  const faultsAt = (place: number) => {
    const live = faults.at(place);
    const own = ofParts.flatMap(([key, text]) =>
      key.startsWith(`parts.${place}.`) && typeof text === 'string' ? [text] : [],
    );
    return live.length > 0 ? live : [...new Set(own)];
  };
  const errors = [
    ...(form.errors.from ? [{ name: 'from', label: said.fields.from }] : []),
    ...(ofParts.length > 0 ? [{ name: 'parts', label: said.fields.parts }] : []),
  ];
  return (
    <div className="version-form">
      <div className="card">
        <CardForm
          label={say(said.addOf, { name: props.structure.name })}
          submit={said.save}
          isBusy={of.submit.isBusy}
          errors={errors}
          lastTry={lastTry}
          alert={refused && <FormAlert text={refused.text} />}
          onSubmit={() => void of.submit.start()}
        >
          <div className="version-from">
            <DayInput
              key={form.key('from')}
              label={said.fields.from}
              description={said.hints.from}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              required
              {...wires('from')}
            />
          </div>
          <PartRows
            drafts={drafts}
            faultsAt={faultsAt}
            onChange={(parts) => {
              for (const [key] of ofParts) form.clearFieldError(key);
              form.setFieldValue('parts', parts);
            }}
          />
          <div className="version-faults" aria-live="polite">
            {faults.at(null).map((fault) => (
              <p key={fault} className="pay-fault">
                {fault}
              </p>
            ))}
          </div>
        </CardForm>
      </div>
      <TryGross parts={faults.isWhole ? faults.parts : undefined} />
    </div>
  );
}
