import { showDay, showSpan } from '@muster/contract/kernel/dates/day-text.ts';
import { type Language, render } from '@muster/contract/kernel/words/sentence.ts';
import { yearInBoth } from '@muster/contract/kernel/words/text-value.ts';
import { wholeDay } from '@muster/contract/leave/day-count.ts';
import { statementBn } from '@muster/contract/leave/words/statement-words.bn.ts';
import { statementEn } from '@muster/contract/leave/words/statement-words.en.ts';
import { leaveBn } from '@muster/contract/leave/words.bn.ts';
import { leaveEn } from '@muster/contract/leave/words.en.ts';
import { dayOf } from '../../../platform/now.ts';
import type { DocumentSection, TableBlock } from '../../../platform/documents/document.ts';
import type { ApplicationRow } from '../store/applications.ts';
import type { StatementRow } from '../store/ledger/balances.ts';
import type { StatementPerson } from './find-people.ts';

export interface Statement {
  readonly year: number;
  readonly zone: string;
  readonly person: StatementPerson;
  readonly balances: readonly StatementRow[];
  readonly applications: readonly ApplicationRow[];
}

const wordsIn = (language: Language) =>
  language === 'bn'
    ? { said: statementBn, states: leaveBn.states }
    : { said: statementEn, states: leaveEn.states };

const dash = '–';

function balanceTable(balances: readonly StatementRow[], language: Language): TableBlock {
  const { said } = wordsIn(language);
  const days = (amount: number | null): string =>
    amount === null ? dash : render('{count}', { count: amount / wholeDay }, language);
  const columns = [
    { label: said.type },
    ...[said.opening, said.entitled, said.used, said.encashed].map((label) => ({
      label,
      width: 40,
      isNumber: true,
    })),
    { label: said.gone, width: 58, isNumber: true },
    ...[said.closing, said.pending, said.available].map((label) => ({
      label,
      width: 40,
      isNumber: true,
    })),
  ];
  const row = (of: StatementRow): string[] => {
    const { leaveType, opening, entitled, used, encashed, gone, left, waiting, available } = of;
    // of one without a balance only what was taken is known
    if (left === null)
      return [
        leaveType.fullName,
        dash,
        said.unlimited,
        days(used),
        dash,
        dash,
        dash,
        days(waiting),
        dash,
      ];
    const figures = [opening, entitled - opening, used, encashed, gone, left, waiting, available];
    return [leaveType.fullName, ...figures.map(days)];
  };
  return {
    kind: 'table',
    columns,
    rows: balances.map((of) => ({ cells: row(of) })),
    none: said.noBalances,
  };
}

function applicationTable({ applications, zone, year }: Statement, language: Language): TableBlock {
  const { said, states } = wordsIn(language);
  const days = (amount: number | null): string =>
    amount === null ? dash : render('{count}', { count: amount / wholeDay }, language);
  return {
    kind: 'table',
    columns: [
      { label: said.dates, width: 134 },
      { label: said.type },
      { label: said.days, width: 40, isNumber: true },
      { label: said.approved, width: 48, isNumber: true },
      { label: said.state, width: 70 },
      { label: said.asked, width: 66 },
    ],
    rows: applications.map(({ from, until, leaveType, asked, approved, status, createdAt }) => ({
      cells: [
        showSpan(from, until, language),
        leaveType.fullName,
        days(asked),
        days(approved),
        states[status],
        showDay(dayOf(createdAt, zone), language),
      ],
      isQuiet: status === 'Cancelled' || status === 'Rejected',
    })),
    none: render(said.noApplications, { year: yearInBoth(year)[language] }, language),
  };
}

/** What someone has of each type of leave in a year, and what was applied for. */
export function drawStatement(statement: Statement, language: Language): DocumentSection {
  const { person, year, balances } = statement;
  const { said } = wordsIn(language);
  return {
    title: render(said.title, { year: yearInBoth(year)[language] }, language),
    about: person.name,
    concernId: person.concernId,
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: said.number, value: person.number },
          { label: said.designation, value: person.designation ?? dash },
          { label: said.department, value: person.department ?? dash },
          {
            label: said.joined,
            value: person.joinedOn ? showDay(person.joinedOn, language) : dash,
          },
        ],
      },
      { kind: 'heading', text: said.balances },
      balanceTable(balances, language),
      { kind: 'paragraph', text: said.note, isQuiet: true },
      { kind: 'heading', text: said.applications },
      applicationTable(statement, language),
    ],
  };
}
