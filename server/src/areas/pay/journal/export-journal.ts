import type { SentFile } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { JournalLine, PayJournal } from '@muster/contract/pay/journal/journal-calls.ts';
import { journalEmpty, journalIncomplete } from '@muster/contract/pay/journal/journal-refusals.ts';
import { journalNames } from '@muster/contract/pay/journal/journal-names.ts';
import { payBn } from '@muster/contract/pay/words.bn.ts';
import { payEn } from '@muster/contract/pay/words.en.ts';
import { sentSheet } from '../../../platform/sheets/sent-sheet.ts';
import { dateCell, type SheetCell, textCell } from '../../../platform/sheets/sheet.ts';

type Column = readonly [heading: string, cell: (line: JournalLine) => SheetCell];

function columnsIn(
  language: Language,
  { concern, month, title, day }: PayJournal,
): readonly Column[] {
  const said = (language === 'bn' ? payBn : payEn).journal;
  const nameOf = ({ component, localName }: JournalLine): string =>
    component ? ((language === 'bn' ? localName : null) ?? component.name) : said.net;
  const money =
    (side: JournalLine['side']) =>
    (line: JournalLine): SheetCell =>
      line.side === side ? { kind: 'money', value: line.amount } : null;
  return [
    [said.date, () => dateCell(day)],
    [said.company, () => textCell(concern.name)],
    [said.payOf, () => textCell(title ? `${title} ${month}` : month)],
    [said.code, ({ account }) => textCell(account?.code)],
    [said.account, ({ account }) => textCell(account?.name)],
    [said.costCentre, ({ department }) => textCell(department?.name)],
    [said.component, (line) => textCell(nameOf(line))],
    [said.debit, money('debit')],
    [said.credit, money('credit')],
  ];
}

/** Half a journal would be booked as if it were whole. */
function refuseIncomplete({ lines, missing }: PayJournal): void {
  const [first] = lines;
  if (!first) throw new Refusal(journalEmpty);
  const without = lines.find(({ account }) => account === null);
  if (!without) return;
  throw new Refusal(journalIncomplete, { ...journalNames(without), count: missing });
}

/** One row for each account, cost centre and component. */
export async function exportJournal(
  journal: PayJournal,
  format: 'csv' | 'xlsx' | undefined,
  language: Language,
): Promise<SentFile> {
  refuseIncomplete(journal);
  const columns = columnsIn(language, journal);
  return sentSheet(
    {
      header: columns.map(([heading]) => heading),
      rows: journal.lines.map((line) => columns.map(([, cell]) => cell(line))),
    },
    format,
  );
}
