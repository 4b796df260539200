import type { SheetBatch } from '@muster/contract/kernel/sheets/sheet-batch.ts';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MendForm, type MendCellProps } from '../../../ui/sheets/mend-form.tsx';
import { useWords } from '../../../words/words.ts';
import { type PaySheetPlace, usePaySheetWords } from './pay-sheet-place.ts';
import { paySheetRowsQuery } from './pay-sheet-queries.ts';
import type { usePaySheetDeeds } from './use-pay-sheet-deeds.ts';

const perPage = 20;
const longest = 500;

/** A wrong cell, to be typed anew; emptied it is as if the sheet did not say it. */
const MendPayCell = ({ fault, name, given, onGiven }: MendCellProps) => (
  <TextInput
    label={fault.column}
    aria-label={name}
    error={given === undefined ? fault.message : undefined}
    size="sm"
    autoComplete="off"
    defaultValue={given ?? fault.value ?? ''}
    maxLength={longest}
    onChange={({ currentTarget }) => {
      const text = currentTarget.value.trim();
      onGiven(text === '' ? null : text);
    }}
  />
);

interface PaySheetMendingProps {
  readonly place: PaySheetPlace;
  readonly batch: SheetBatch;
  readonly mend: ReturnType<typeof usePaySheetDeeds>['mend'];
}

/** The wrong rows of a sheet, a page at a time. */
export function PaySheetMendRows({ place, batch, mend }: PaySheetMendingProps) {
  const { say } = useWords();
  const { common } = usePaySheetWords(place);
  const [pageNo, onPage] = useState(1);
  const filters = { which: 'faulty' };
  const { data } = useQuery(paySheetRowsQuery(place, batch, { pageNo, limit: perPage, filters }));
  return (
    <MendForm
      said={common.mend}
      rows={data?.rows}
      page={{ pageNo, pages: Math.ceil((data?.total ?? 0) / perPage), onPage }}
      titleOf={({ row, name, number }) => ({
        name: name ?? common.unnamed,
        about: [say(common.row, { number: row }), number].filter(Boolean).join(' · '),
      })}
      cell={MendPayCell}
      mend={mend}
    />
  );
}
