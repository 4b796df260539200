import '../../../../ui/page/card.css';
import '../../pay-waiting.css';
import type { DeclarationRow } from '@muster/contract/pay/tax/declarations/declaration-calls.ts';
import { showTaxYear } from '@muster/contract/pay/tax/tax-year-text.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Face } from '../../../../ui/person/face.tsx';
import type { WaitingProps } from '../../../../wiring/web-room.ts';
import { showMoment } from '../../../../words/moments.ts';
import { useWords } from '../../../../words/words.ts';
import { firstDeclarationsQuery } from './declaration-queries.ts';

interface WaitingOneProps {
  readonly declaration: DeclarationRow;
  readonly isBrief: boolean;
}

function WaitingOne({ declaration, isBrief }: WaitingOneProps) {
  const { words, say, language } = useWords();
  const said = words.pay.declaration;
  const { id, employee, year, from, kinds, declaredAt } = declaration;
  const facts = [
    isBrief && said.one,
    showTaxYear(year, language, from),
    !isBrief && (kinds === 0 ? said.nothing : say(said.kinds, { count: kinds })),
    !isBrief && showMoment(declaredAt, language),
  ];
  const link = (
    <Link to="/admin/tax-declarations" search={{ open: id }}>
      {employee.name}
    </Link>
  );
  return (
    <li>
      <Face name={employee.name} />
      <div>
        {isBrief ? <strong>{link}</strong> : link}
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </div>
    </li>
  );
}

/** In the inbox: what waits for a decision, the longest first; nothing where none does. */
export function WaitingDeclarations({ isBrief = false }: WaitingProps) {
  const { words, say } = useWords();
  const said = words.pay.declaration;
  const { data } = useQuery(firstDeclarationsQuery);
  if (!data || data.total === 0) return null;
  const rows = data.rows.map((one) => (
    <WaitingOne key={one.id} declaration={one} isBrief={isBrief} />
  ));
  if (isBrief) return <ul className="board-list">{rows}</ul>;
  const title = say(said.waiting, { count: data.total });
  return (
    <section className="card pay-waiting" aria-label={title}>
      <h2>{title}</h2>
      <ul>{rows}</ul>
      {data.total > data.rows.length && (
        <p className="pay-waiting-all">
          <Link to="/admin/tax-declarations" search={{ status: 'Declared' }}>
            {said.showAll}
          </Link>
        </p>
      )}
    </section>
  );
}
