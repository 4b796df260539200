import '../../../../../ui/page/card.css';
import '../declarations.css';
import {
  type OwnDeclaration,
  type OwnDeclarations,
  ownDeclarationCalls,
} from '@muster/contract/pay/tax/declarations/declaration-calls.ts';
import { showTaxYear } from '@muster/contract/pay/tax/tax-year-text.ts';
import type { TaxSteps } from '@muster/contract/pay/tax/tax-steps.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../../../../api/client.ts';
import { ConfirmCall } from '../../../../../api/confirm-call.tsx';
import { useLingering } from '../../../../../ui/form/guards/use-lingering.ts';
import { showMoment } from '../../../../../words/moments.ts';
import { useWords } from '../../../../../words/words.ts';
import { DeclarationStateMark } from '../declaration-state.tsx';
import { ownDeclarationsQuery, useDeclarationsChanged } from '../declaration-queries.ts';
import { DeclareDrawer } from './declare-drawer.tsx';
import { DeclaredItems } from '../declared-items.tsx';
import { isCounted } from '../investment-drafts.ts';

interface StandProps {
  readonly declaration: OwnDeclaration;
  readonly own: OwnDeclarations;
  readonly steps: TaxSteps | null;
}

/** One declaration: where it stands, since when, what was said of it, and what it holds. */
function Stand({ declaration, own, steps }: StandProps) {
  const { words, say, language } = useWords();
  const { own: said } = words.pay.declaration;
  const { state, items, note, decidedBy, decidedAt, declaredAt } = declaration;
  const isWaiting = state === 'Declared';
  const isAccepted = state === 'Accepted';
  const by = { name: decidedBy ?? '', at: showMoment(decidedAt ?? declaredAt, language) };
  const when = isWaiting
    ? say(said.waiting, { at: by.at })
    : say(isAccepted ? said.accepted : said.returned, by);
  const hasCounted = isAccepted && steps !== null && isCounted(declaration, steps);
  const empty = isWaiting ? said.waitingNothing : said.acceptedNothing;
  const effect = own.isTaxed ? said.counts : said.untaxed;
  return (
    <div className="declared-one">
      <p className="declared-when">
        <DeclarationStateMark state={state} />
        <small>{when}</small>
      </p>
      {note && <blockquote>{note}</blockquote>}
      {items.length === 0 && <p>{empty}</p>}
      {/* what the calculation above lists is not listed again */}
      {items.length > 0 && !hasCounted && <DeclaredItems items={items} currency={own.currency} />}
      {isAccepted && items.length > 0 && (
        <p className="declared-hint">{hasCounted ? said.counted : effect}</p>
      )}
    </div>
  );
}

interface CancelProps {
  readonly declaration: OwnDeclaration;
}

function CancelButton({ declaration: { id } }: CancelProps) {
  const { own: said, form } = useWords().words.pay.declaration;
  const [isAsking, setAsking] = useState(false);
  const changed = useDeclarationsChanged();
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {said.cancel}
      </Button>
      <ConfirmCall
        asked={isAsking ? id : undefined}
        title={said.cancelTitle}
        confirm={said.cancel}
        keep={said.keep}
        send={(asked) => call(ownDeclarationCalls.cancel, { params: { id: asked } })}
        done={said.cancelled}
        failed={form.failed}
        onSettled={changed}
        onClose={() => setAsking(false)}
        hint={() => said.cancelHint}
      />
    </>
  );
}

interface OwnProps {
  readonly own: OwnDeclarations;
}

/** What can be done now: of the year that is shown, or of another that is open. */
function OwnActions({ own }: OwnProps) {
  const { words, say, language } = useWords();
  const { own: said } = words.pay.declaration;
  const [isOpen, setOpen] = useState(false);
  const drawer = useLingering(isOpen ? own : undefined);
  const { year, years, from, waiting, returned, accepted } = own;
  const label = waiting ? said.change : returned ? said.again : accepted ? said.anew : said.declare;
  return (
    <div className="declared-actions">
      {years.includes(year) && (
        <Button variant={waiting || accepted ? 'default' : 'filled'} onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
      {waiting && <CancelButton declaration={waiting} />}
      {years
        .filter((one) => one !== year)
        .map((one) => (
          <Link key={one} to="." search={{ year: String(one) }}>
            {say(said.otherYear, { year: showTaxYear(one, language, from) })}
          </Link>
        ))}
      {drawer.shown && (
        <DeclareDrawer
          own={drawer.shown}
          wanted={isOpen}
          onClose={() => setOpen(false)}
          onClosed={drawer.forget}
        />
      )}
    </div>
  );
}

interface OwnInvestmentsProps {
  /** none: the present income year */
  readonly year: number | undefined;
  /** the calculation in which it stands; none: it is a card of its own */
  readonly steps: TaxSteps | null;
}

/** The own investments of an income year: what waits, what came back, what counts, and the way to declare. */
export function OwnInvestments({ year, steps }: OwnInvestmentsProps) {
  const { own: said } = useWords().words.pay.declaration;
  const { data: own } = useQuery(ownDeclarationsQuery(year));
  if (!own) return null;
  const stands = [own.returned, own.waiting, own.accepted].filter((one) => one !== null);
  const isOpen = own.years.includes(own.year);
  if (stands.length === 0 && own.years.length === 0) return null;
  return (
    <section className={steps ? 'declared' : 'card declared'} aria-label={said.title}>
      {!steps && <h2>{said.title}</h2>}
      {stands.map((declaration) => (
        <Stand key={declaration.id} declaration={declaration} own={own} steps={steps} />
      ))}
      {stands.length === 0 && isOpen && !steps && <p className="declared-hint">{said.none}</p>}
      <OwnActions own={own} />
    </section>
  );
}
