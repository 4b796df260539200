import { parentPort } from 'node:worker_threads';
import type { PressOrder, PressReply } from '../press.ts';
import type { PrintedSection } from './page-of.ts';
import { newPdf, readFonts } from './pdf-writer.ts';

/** One document at a time, in a thread of its own: whatever is in it, the process goes on. */
const fonts = await readFonts();
let pdf: ReturnType<typeof newPdf> | undefined;

async function follow(order: PressOrder): Promise<PressReply> {
  if ('begin' in order) {
    pdf = newPdf(fonts, order.begin);
    return { ok: true };
  }
  if (!pdf) throw new Error('nothing was begun');
  if ('add' in order) {
    const { logos } = order;
    // written by the press, of the same type
    for (const section of JSON.parse(order.add) as PrintedSection[])
      pdf.add({ ...section, logo: section.logo && (logos[Number(section.logo)] ?? null) });
    return { ok: true };
  }
  const bytes = await pdf.end();
  pdf = undefined;
  return { bytes: new Uint8Array(bytes) };
}

parentPort?.on('message', (order: PressOrder) => {
  void follow(order)
    .catch((error: unknown): PressReply => ({ failed: String(error) }))
    .then((reply) => parentPort?.postMessage(reply, 'bytes' in reply ? [reply.bytes.buffer] : []));
});
