import { bankSheetCalls } from '@muster/contract/pay/bank/bank-sheet-calls.ts';
import { bankBatchCalls } from '@muster/contract/pay/bank/batch-calls.ts';
import { templateCalls } from '@muster/contract/pay/bank/template-calls.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { downloadBatch } from './download-batch.ts';
import { exportBankSheet } from './export-bank-sheet.ts';
import { listBankSheet } from './list-bank-sheet.ts';
import { makeBatch } from './make-batch.ts';
import { listBankBatches, readBankBatch } from './read-batches.ts';
import { takeBatchBack } from './take-batch-back.ts';
import { readTemplate, saveTemplateColumns } from './templates.ts';

export const bankRoutes: readonly Route[] = [
  route(bankSheetCalls.list, { tx: false }, ({ input, ...call }) =>
    listBankSheet(call, input.query),
  ),
  route(bankSheetCalls.export, { tx: false }, ({ input, ...call }) =>
    exportBankSheet(call, input.query),
  ),
  route(bankBatchCalls.list, { tx: false }, ({ input, ...call }) =>
    listBankBatches(call, input.query),
  ),
  route(bankBatchCalls.read, { tx: false }, ({ input, ...call }) =>
    readBankBatch(call, input.params.id),
  ),
  route(bankBatchCalls.make, { tx: true }, ({ input, ...call }) => makeBatch(call, input.body)),
  route(bankBatchCalls.takeBack, { tx: true }, ({ input, ...call }) =>
    takeBatchBack(call, input.params.id, input.body.reason),
  ),
  route(bankBatchCalls.file, { tx: false }, ({ input, ...call }) =>
    downloadBatch(call, input.params.id, input.query.templateId),
  ),
  route(templateCalls.read, { tx: false }, ({ input, db }) => readTemplate(db, input.params.id)),
  route(templateCalls.save, { tx: true }, ({ input, ...call }) =>
    saveTemplateColumns(call, input.params.id, input.body),
  ),
];
