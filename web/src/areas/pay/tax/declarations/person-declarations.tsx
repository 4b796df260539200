import '../../../../ui/page/card.css';
import './declarations.css';
import { declarationCalls } from '@muster/contract/pay/tax/declarations/declaration-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMayCall } from '../../../../session/use-may-call.ts';
import { showMoment } from '../../../../words/moments.ts';
import { useWords } from '../../../../words/words.ts';
import { DeclarationStateMark } from './declaration-state.tsx';
import { personDeclarationsQuery } from './declaration-queries.ts';

interface PersonDeclarationsProps {
  readonly employeeId: string;
  readonly year: number;
  /** it stands in the calculation, not in a card of its own */
  readonly isInPaper: boolean;
}

/** What someone declared for an income year, for the office: each leads to its decision. */
export function PersonDeclarations({ employeeId, year, isInPaper }: PersonDeclarationsProps) {
  const { words, say, language } = useWords();
  const { office: said } = words.pay.declaration;
  const mayRead = useMayCall(declarationCalls.read);
  const { data = [] } = useQuery({
    ...personDeclarationsQuery(employeeId, year),
    enabled: mayRead,
  });
  const shown = data.filter(({ state }) => state !== 'Cancelled');
  if (shown.length === 0) return null;
  return (
    <section className={isInPaper ? 'declared' : 'card declared'} aria-label={said.declaredOf}>
      {!isInPaper && <h2>{said.declaredOf}</h2>}
      <ul>
        {shown.map(({ id, state, declaredAt }) => (
          <li key={id} className="declared-when">
            <DeclarationStateMark state={state} />
            <Link to="/admin/tax-declarations" search={{ open: id }}>
              {say(said.open, { at: showMoment(declaredAt, language) })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
