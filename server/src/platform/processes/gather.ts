import type { Worker } from 'node:cluster';
import { isMessage, type ToMember } from './messages.ts';

/** Those that do not answer in time are left out: theirs is not known, the others' is. */
const patience = 2_000;

let last = 0;

/** Asks all for their figures and waits for the last of them, or for a moment. */
export async function gatherFigures(members: readonly Worker[]): Promise<readonly unknown[]> {
  const asked = (last += 1);
  const question: ToMember = { kind: 'tell-figures', asked };
  const ask = (worker: Worker): Promise<unknown> => {
    const answer = Promise.withResolvers<unknown>();
    const hear = (message: unknown): void => {
      if (isMessage(message) && message.kind === 'figures' && message.asked === asked)
        answer.resolve(message.figures);
    };
    const timer = setTimeout(() => answer.resolve(undefined), patience);
    worker.on('message', hear);
    worker.send(question, (error) => error && answer.resolve(undefined));
    return answer.promise.finally(() => {
      clearTimeout(timer);
      worker.off('message', hear);
    });
  };
  const figures = await Promise.all(members.map(ask));
  return figures.filter((one) => one !== undefined);
}
