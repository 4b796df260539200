import { taxDepositCalls } from '@muster/contract/pay/tax/deposits/deposit-calls.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../../api/client.ts';
import type { ExportFormat } from '../../../../ui/list/views/export-menu.tsx';

export interface DepositPlace {
  readonly concern: string;
  /** none: the present income year */
  readonly year: number | undefined;
}

/** Below what is read again when something of pay was changed: challans stand on certificates, too. */
export const depositsQuery = ({ concern, year }: DepositPlace) =>
  queryOptions({
    queryKey: ['pay', 'tax', 'deposits', concern, year],
    queryFn: ({ signal }) =>
      call(taxDepositCalls.list, { query: { concernId: concern, year } }, signal),
    select: ({ record }) => record,
    placeholderData: keepPreviousData,
  });

export const downloadDepositList = (concernId: string, month: string, format: ExportFormat) =>
  call(taxDepositCalls.export, { query: { concernId, month, format } });
