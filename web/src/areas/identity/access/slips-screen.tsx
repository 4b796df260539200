import './slips.css';
import { accessBn } from '@muster/contract/identity/words/access-words.bn.ts';
import { accessEn } from '@muster/contract/identity/words/access-words.en.ts';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { NotFound } from '../../../ui/page/states.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { type Slip, useSlips } from './slips.ts';

const both = [
  ['en', accessEn.slip],
  ['bn', accessBn.slip],
] as const;

/** In both languages: whoever prints it does not know which one the worker reads. */
function OneSlip({ slip, address }: { readonly slip: Slip; readonly address: string }) {
  const { employee, firstPassword, validUntil } = slip;
  const name = (key: 'number' | 'address' | 'word' | 'until') => (
    <dt>
      {accessEn.slip[key]} <span lang="bn">{accessBn.slip[key]}</span>
    </dt>
  );
  return (
    <li className="slip">
      <p className="slip-company">{employee.company}</p>
      <h2>{employee.name}</h2>
      <dl>
        <div>
          {name('number')}
          <dd className="num">{employee.number}</dd>
        </div>
        <div>
          {name('word')}
          <dd className="slip-word">{firstPassword}</dd>
        </div>
        <div>
          {name('address')}
          <dd className="slip-address">{address}</dd>
        </div>
        <div>
          {name('until')}
          <dd>
            {showMoment(validUntil, 'en')}
            <span lang="bn">{showMoment(validUntil, 'bn')}</span>
          </dd>
        </div>
      </dl>
      <div className="slip-steps">
        {both.map(([language, { steps }]) => (
          <ol key={language} lang={language}>
            <li>{steps.open}</li>
            <li>{steps.enter}</li>
            <li>{steps.choose}</li>
          </ol>
        ))}
      </div>
    </li>
  );
}

/** They were here, or this page was opened anew: either way nobody can show them again. */
function Gone() {
  const { sheet } = useWords().words.access;
  return (
    <NotFound
      title={sheet.gone}
      hint={sheet.goneHint}
      action={
        <Button component={Link} to="/admin/employee" variant="default">
          {sheet.toPeople}
        </Button>
      }
    />
  );
}

/** Slips on paper, to be cut apart: shown once, and gone with the page. */
export function SlipsScreen() {
  const { words } = useWords();
  const { sheet } = words.access;
  const navigate = useNavigate();
  const { slips, address, backTo } = useSlips();
  useTitle(sheet.title, words.frame.brand);
  const leave = async () => {
    await navigate({ to: backTo || '/admin/employee' });
    useSlips.setState({ slips: [], address: '', backTo: '' });
  };
  return (
    <main className="slips">
      {slips.length === 0 && <Gone />}
      {slips.length > 0 && (
        <>
          <div className="slips-bar">
            <h1>{sheet.title}</h1>
            <p>{sheet.note}</p>
            <div>
              <Button
                leftSection={<IconPrinter size={16} stroke={1.7} aria-hidden />}
                onClick={() => window.print()}
              >
                {sheet.print}
              </Button>
              <Button variant="default" onClick={() => void leave()}>
                {sheet.back}
              </Button>
            </div>
          </div>
          <ul className="slips-paper">
            {slips.map((slip) => (
              <OneSlip key={slip.employee.id} slip={slip} address={address} />
            ))}
          </ul>
        </>
      )}
    </main>
  );
}
