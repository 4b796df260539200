import {
  longestItemNote,
  type OwnDeclarations,
  ownDeclarationCalls,
} from '@muster/contract/pay/tax/declarations/declaration-calls.ts';
import { showTaxYear } from '@muster/contract/pay/tax/tax-year-text.ts';
import { TextInput } from '@mantine/core';
import { call } from '../../../../../api/client.ts';
import { DrawerForm } from '../../../../../ui/form/dialogs/drawer-form.tsx';
import { FormDrawer } from '../../../../../ui/form/dialogs/form-drawer.tsx';
import { FormAlert } from '../../../../../ui/form/form-alert.tsx';
import { notify } from '../../../../../ui/status/notify.ts';
import { useWords } from '../../../../../words/words.ts';
import { cardName } from '../../paper/tax-paper.ts';
import { useDeclarationsChanged } from '../declaration-queries.ts';
import { declaredItems } from '../investment-drafts.ts';
import { InvestmentRows } from '../investment-rows.tsx';
import { useInvestmentForm } from '../use-investment-form.ts';

interface DeclareFormProps {
  readonly own: OwnDeclarations;
  readonly onDone: () => void;
}

/** Begins with what waits, came back or counts: whoever declares again changes a little of it. */
function DeclareForm({ own, onDone }: DeclareFormProps) {
  const { words, say, language } = useWords();
  const { form: said, own: saidOwn } = words.pay.declaration;
  const changed = useDeclarationsChanged();
  const { kinds, currency, year, waiting, returned, accepted } = own;
  const before = (waiting ?? returned ?? accepted)?.items ?? [];
  const form = useInvestmentForm({
    begun: kinds.map((kind) => {
      const known = before.find(({ key }) => key === kind.key);
      return {
        key: kind.key,
        name: cardName(kind, language),
        cap: kind.cap,
        amount: known?.amount ?? null,
        note: known?.note ?? '',
      };
    }),
    currency,
    kindsSent: (drafts) => declaredItems(drafts).map(({ kind }) => kind),
    send: (drafts) =>
      call(ownDeclarationCalls.send, {
        body: { year, items: declaredItems(drafts), version: waiting?.version ?? 0 },
      }),
    onSent: () => {
      notify.success(saidOwn.sent);
      changed();
      onDone();
    },
    failed: said.failed,
  });
  const errors = form.drafts.flatMap((draft) =>
    form.errorOf(draft) ? [{ name: draft.key, label: draft.name }] : [],
  );
  return (
    <DrawerForm
      submit={said.send}
      isBusy={form.submit.isBusy}
      errors={form.lastTry ? errors : []}
      lastTry={form.lastTry}
      alert={form.refused && <FormAlert text={form.refused} />}
      onSubmit={() => void form.submit.start()}
    >
      <p className="form-hint">
        {said.hint} {accepted && said.emptyHint}
      </p>
      <InvestmentRows
        form={form}
        currency={currency}
        total={said.total}
        renderMore={({ key, name, amount, note }) =>
          amount !== null && (
            <TextInput
              aria-label={say(said.note, { what: name })}
              placeholder={said.noteHint}
              defaultValue={note}
              maxLength={longestItemNote}
              autoComplete="off"
              onChange={({ currentTarget }) => form.change(key, { note: currentTarget.value })}
            />
          )
        }
      />
    </DrawerForm>
  );
}

interface DeclareDrawerProps {
  readonly own: OwnDeclarations;
  readonly wanted: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** All investments of an income year on one page: what is sent stands in the place of what waited. */
export function DeclareDrawer({ own, wanted, onClose, onClosed }: DeclareDrawerProps) {
  const { words, say, language } = useWords();
  const title = say(words.pay.declaration.form.title, {
    year: showTaxYear(own.year, language, own.from),
  });
  return (
    <FormDrawer wanted={wanted} title={title} onClose={onClose} onClosed={onClosed}>
      <DeclareForm own={own} onDone={onClose} />
    </FormDrawer>
  );
}
