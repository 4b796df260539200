import './declarations.css';
import type { Declaration } from '@muster/contract/pay/tax/declarations/declaration-calls.ts';
import { showTaxYear } from '@muster/contract/pay/tax/tax-year-text.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { LoadError } from '../../../../api/load-error.tsx';
import { FormDrawer } from '../../../../ui/form/dialogs/form-drawer.tsx';
import { FormSkeleton } from '../../../../ui/form/form-skeleton.tsx';
import { showMoment } from '../../../../words/moments.ts';
import { useWords } from '../../../../words/words.ts';
import { AcceptForm, ReturnForm } from './decide-forms.tsx';
import { declarationQuery } from './declaration-queries.ts';
import { DeclarationStateMark } from './declaration-state.tsx';
import { DeclaredItems } from './declared-items.tsx';

interface OfOneProps {
  readonly declaration: Declaration;
}

/** Whose it is, of which year, since when; and the tax that it is about. */
function Head({ declaration }: OfOneProps) {
  const { words, say, language } = useWords();
  const { office: said } = words.pay.declaration;
  const { employee, concern, year, from, state, declaredAt } = declaration;
  return (
    <div className="declaration-head">
      <p>
        {[employee.number, concern?.name, showTaxYear(year, language, from)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="declared-when">
        <DeclarationStateMark state={state} />
        <small>{say(said.declaredAt, { at: showMoment(declaredAt, language) })}</small>
      </p>
      <Link
        to="/admin/tax-report/$employeeId"
        params={{ employeeId: employee.id }}
        search={{ year: String(year) }}
      >
        {said.toTax}
      </Link>
    </div>
  );
}

/** Decided, or not for the reader to decide. */
function ReadOnly({ declaration }: OfOneProps) {
  const { words, say, language } = useWords();
  const { office: said, states } = words.pay.declaration;
  const { items, currency, note, decidedBy, decidedAt, state } = declaration;
  return (
    <div className="declaration-drawer" data-read>
      <Head declaration={declaration} />
      {items.length === 0 && <p className="declared-hint">{said.nothing}</p>}
      <DeclaredItems items={items} currency={currency} />
      {decidedBy && decidedAt && (
        <p className="declared-hint">
          {say(said.decided, {
            state: states[state],
            name: decidedBy,
            at: showMoment(decidedAt, language),
          })}
        </p>
      )}
      {note && <blockquote>{note}</blockquote>}
    </div>
  );
}

interface DecisionProps extends OfOneProps {
  readonly onDone: () => void;
}

function Decision({ declaration, onDone }: DecisionProps) {
  const [isReturn, setReturn] = useState(false);
  const Form = isReturn ? ReturnForm : AcceptForm;
  return (
    <Form
      declaration={declaration}
      head={<Head declaration={declaration} />}
      onDone={onDone}
      onOther={() => setReturn(!isReturn)}
    />
  );
}

interface DeclarationDrawerProps {
  readonly id: string;
  readonly wanted: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** One declaration with its investments, to be accepted or returned. */
export function DeclarationDrawer({ id, wanted, onClose, onClosed }: DeclarationDrawerProps) {
  const { words, say } = useWords();
  const said = words.pay.declaration;
  const { data, error, refetch } = useQuery(declarationQuery(id));
  const title = data ? say(said.office.ofPerson, { name: data.employee.name }) : said.one;
  return (
    <FormDrawer wanted={wanted} title={title} onClose={onClose} onClosed={onClosed}>
      {data?.can.decide && <Decision key={data.version} declaration={data} onDone={onClose} />}
      {data && !data.can.decide && <ReadOnly declaration={data} />}
      {!data && !error && <FormSkeleton fields={3} />}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
    </FormDrawer>
  );
}
