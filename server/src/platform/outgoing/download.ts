import type { IncomingMessage } from 'node:http';
import { answeredNo, tooManyTurns, tooSlow } from '@muster/contract/kernel/outgoing-refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { getFrom } from './ask.ts';
import { type Allowed, type Destination, findDestination, readAddress } from './destination.ts';
import { headersFor, type OwnHeader } from './headers-for.ts';
import { readAnswer } from './read-answer.ts';

export interface Download {
  readonly address: string;
  readonly allowed: Allowed;
  /** sent to the house of the address only, never further */
  readonly secret?: OwnHeader;
}

export interface Bounds {
  readonly bytes: number;
  /** for all of it, in milliseconds: an answer that drips for ever ends here too */
  readonly patience: number;
}

const mostTurns = 3;

/** Where an answer sends us on to; none: it is the answer itself. */
function turnOf(answer: IncomingMessage, from: URL): string | undefined {
  const isTurn = [301, 302, 303, 307, 308].includes(answer.statusCode ?? 0);
  const { location } = answer.headers;
  if (!isTurn || location === undefined) return undefined;
  // an absolute address stays as it was written: an odd spelling is seen, and so is what is no address
  return URL.canParse(location) ? location : (URL.parse(location, from.href)?.href ?? location);
}

async function follow(
  wanted: Download,
  signal: AbortSignal,
): Promise<{ answer: IncomingMessage; destination: Destination }> {
  const home = readAddress(wanted.address);
  let address = wanted.address;
  for (let turn = 0; ; turn += 1) {
    const destination = await findDestination(address, wanted.allowed, signal);
    const { url } = destination;
    const answer = await getFrom(destination, headersFor(home, url, wanted.secret), signal);
    const next = turnOf(answer, url);
    if (next === undefined) return { answer, destination };
    answer.destroy();
    if (turn === mostTurns) throw new Refusal(tooManyTurns, { host: url.host, most: mostTurns });
    address = next;
  }
}

/** The text behind an address, within bounds; whatever goes wrong is a refusal that says so. */
export async function download(wanted: Download, { bytes, patience }: Bounds): Promise<string> {
  const signal = AbortSignal.timeout(patience);
  try {
    const { answer, destination } = await follow(wanted, signal);
    const { host } = destination.url;
    if (answer.statusCode !== 200) {
      answer.destroy();
      throw new Refusal(answeredNo, { host, status: String(answer.statusCode) });
    }
    return await readAnswer(answer, { most: bytes, host, signal });
  } catch (error) {
    if (error instanceof Refusal || !signal.aborted) throw error;
    const { host } = readAddress(wanted.address);
    throw new Refusal(tooSlow, { host, seconds: Math.round(patience / 1_000) });
  }
}
