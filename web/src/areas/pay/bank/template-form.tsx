import '../../../ui/page/card.css';
import '../salaries/salary.css';
import '../structures/structure.css';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { type BankTemplate, templateCalls } from '@muster/contract/pay/bank/template-calls.ts';
import { templateFaults, templateFaultWords } from '@muster/contract/pay/bank/template-column.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { type FormValues, useCallForm } from '../../../api/use-call-form.ts';
import { CardForm } from '../../../ui/form/card-form.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { notify } from '../../../ui/status/notify.ts';
import { useWords } from '../../../words/words.ts';
import { useRefreshBank } from './bank-queries.ts';
import { blankColumn, columnDraft, type ColumnDraft, templateColumnOf } from './column-draft.ts';
import { ColumnRow } from './column-row.tsx';

const most = 40;
const draftsIn = (held: FormValues) => held['columns'] as readonly ColumnDraft[];

interface TemplateFormProps {
  readonly template: BankTemplate;
  readonly onDone: () => void;
}

function useTemplateForm({ template, onDone }: TemplateFormProps) {
  const { bank } = useWords().words.pay;
  const said = bank.template;
  const refresh = useRefreshBank();
  const [initial] = useState<FormValues>(() => ({
    // a new one begins with the two that every bank needs
    columns:
      template.columns.length > 0
        ? template.columns.map((column, at) => columnDraft(column, at + 1))
        : [
            blankColumn(1, 'accountNumber', said.fields.accountNumber),
            blankColumn(2, 'amount', said.fields.amount),
          ],
  }));
  const [drafts, setDrafts] = useState(draftsIn(initial));
  const of = useCallForm({
    body: templateCalls.save.body,
    initial,
    given: (held) => ({ columns: draftsIn(held).map(templateColumnOf) }),
    send: (given) =>
      call(templateCalls.save, {
        params: { id: template.id },
        // what a form gives was checked by the very schema of the call
        body: given as Input<typeof templateCalls.save>['body'],
      }),
    onHeld: (held) => setDrafts(draftsIn(held)),
    onSent: () => {
      refresh();
      notify.success(said.saved);
      onDone();
    },
    failed: said.failed,
  });
  return { of, drafts };
}

function swapped(drafts: readonly ColumnDraft[], at: number, by: 1 | -1): readonly ColumnDraft[] {
  const [one, other] = [drafts[at], drafts[at + by]];
  if (!one || !other) return drafts;
  return drafts.with(at, other).with(at + by, one);
}

interface ColumnRowsProps {
  readonly drafts: readonly ColumnDraft[];
  readonly isFixed: boolean;
  readonly faultsAt: (place: number) => readonly string[];
  readonly onChange: (drafts: readonly ColumnDraft[]) => void;
}

function ColumnRows({ drafts, isFixed, faultsAt, onChange }: ColumnRowsProps) {
  const said = useWords().words.pay.bank.template;
  const add = () => {
    const key = Math.max(0, ...drafts.map((draft) => draft.key)) + 1;
    onChange([...drafts, blankColumn(key, 'employeeName', said.fields.employeeName)]);
  };
  return (
    <fieldset className="part-rows" data-path="columns" tabIndex={-1}>
      <legend>{said.columns}</legend>
      <ol>
        {drafts.map((draft, at) => (
          <ColumnRow
            key={draft.key}
            draft={draft}
            isFixed={isFixed}
            number={at + 1}
            isLast={at === drafts.length - 1}
            faults={faultsAt(at)}
            onChange={(change) => onChange(drafts.with(at, { ...draft, ...change }))}
            onMove={(by) => onChange(swapped(drafts, at, by))}
            onRemove={() => onChange(drafts.filter(({ key }) => key !== draft.key))}
          />
        ))}
      </ol>
      {drafts.length < most && (
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
          {said.add}
        </Button>
      )}
    </fieldset>
  );
}

/** The columns of a bank file in their order, checked while they are written. */
export function TemplateForm(props: TemplateFormProps) {
  const { words, language } = useWords();
  const said = words.pay.bank.template;
  const { of, drafts } = useTemplateForm(props);
  const { form, refused, lastTry } = of;
  const { kind } = props.template;
  const found = templateFaults(kind, drafts.map(templateColumnOf));
  const at = (wanted: number | null) =>
    found
      .filter(({ place }) => place === wanted)
      .map(({ fault }) => {
        const sentence = templateFaultWords[fault][language];
        return sentence.charAt(0).toUpperCase() + sentence.slice(1);
      });
  const hasErrors = Object.keys(form.errors).length > 0;
  return (
    <div className="card">
      <CardForm
        label={said.columns}
        submit={words.act.save}
        isBusy={of.submit.isBusy}
        errors={hasErrors ? [{ name: 'columns', label: said.columns }] : []}
        lastTry={lastTry}
        alert={refused && <FormAlert text={refused.text} />}
        onSubmit={() => void of.submit.start()}
      >
        <p className="card-note">{said.columnsHint}</p>
        <ColumnRows
          drafts={drafts}
          isFixed={kind === 'Fixed width'}
          faultsAt={at}
          onChange={(columns) => {
            form.clearErrors();
            form.setFieldValue('columns', columns);
          }}
        />
        <div className="version-faults" aria-live="polite">
          {at(null).map((fault) => (
            <p key={fault} className="pay-fault">
              {fault}
            </p>
          ))}
        </div>
      </CardForm>
    </div>
  );
}
