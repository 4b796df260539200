import { bankBatchCalls } from '@muster/contract/pay/bank/batch-calls.ts';
import {
  type DirectDocument,
  directDocument,
} from '../../../../platform/documents/direct-document.ts';
import { nowOf } from '../../../../platform/now.ts';
import { findBatchLines } from '../batch-store.ts';
import { refuseReversed } from '../download-batch.ts';
import { showBatch } from '../read-batches.ts';
import { drawBatchPaper } from './draw-batch-paper.ts';

/** What goes to the bank on paper, or is signed for cash. */
export const batchPaper: DirectDocument = directDocument({
  call: bankBatchCalls.paper,
  gather: async (context, { params, query }) => {
    const { db, clock, settings } = context;
    const { record: batch } = await showBatch(context, params.id);
    refuseReversed(batch);
    const inForce = await settings.read(db, clock.now());
    return {
      batch: { ...batch, lines: await findBatchLines(db, params.id) },
      language: query.language ?? context.language,
      madeOn: nowOf(batch.createdAt, inForce, settings).in(batch.concern.id).today,
    };
  },
  draw: drawBatchPaper,
});
