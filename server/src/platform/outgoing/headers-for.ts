import { turnedPlain } from '@muster/contract/kernel/outgoing-refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { acceptedEncodings } from './read-answer.ts';

export interface OwnHeader {
  readonly header: string;
  readonly value: string;
}

const plain = { accept: '*/*', 'accept-encoding': acceptedEncodings, 'user-agent': 'Muster' };

/** What is sent along to an address: the secret only to the house that it was given for. */
export function headersFor(
  home: URL,
  url: URL,
  secret: OwnHeader | undefined,
): Readonly<Record<string, string>> {
  if (!secret) return plain;
  if (home.protocol === 'https:' && url.protocol === 'http:')
    throw new Refusal(turnedPlain, { host: home.host });
  return url.origin === home.origin ? { ...plain, [secret.header]: secret.value } : plain;
}
