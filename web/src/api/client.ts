import {
  type Answer,
  basePath,
  type Endpoint,
  type Input,
  isFile,
  type SentFile,
} from '@muster/contract/kernel/endpoint.ts';
import { type Fault, faultSentence } from '@muster/contract/kernel/fault.ts';
import { underWay } from '@muster/contract/kernel/refusals.ts';
import { codePath, readWire, schemaOf, writeWire } from '@muster/contract/kernel/wire.ts';
import { useLayout } from '../session/layout.ts';
import { useSession } from '../session/session.ts';
import { submissionKeys } from './submission-keys.ts';

/** What the server said no with; `fields` by the names of code, sentences ready to show. */
export class CallRefused extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, code: string, message: string, fields: Record<string, string> = {}) {
    super(message);
    this.name = 'CallRefused';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

function written(part: Endpoint['body'], value: unknown): unknown {
  if (!part) return undefined;
  const result = writeWire(schemaOf(part), value);
  if (result.ok) return result.value;
  throw new CallRefused(400, 'request.fields', '', sentences(part, result.faults));
}

function sentences(part: Endpoint['body'], faults: readonly Fault[]): Record<string, string> {
  const { language } = useLayout.getState();
  return Object.fromEntries(
    faults.map((fault) => [
      part ? codePath(schemaOf(part), fault.path) : fault.path,
      faultSentence(fault, language),
    ]),
  );
}

export function urlOf(endpoint: Endpoint, parts: Parts): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(parts.params?.[name] ?? ''),
  );
  const query = new URLSearchParams();
  const given = (written(endpoint.query, parts.query ?? {}) ?? {}) as Record<string, unknown>;
  for (const [key, value] of Object.entries(given))
    if (value !== undefined && value !== null && value !== '') query.set(key, value as string);
  return `${basePath}${path}${query.size > 0 ? `?${query}` : ''}`;
}

interface Refused {
  message?: string;
  code?: string;
  fields?: Record<string, string>;
}

/** What the server said, if it was ours that spoke. */
export function refusedBy(endpoint: Endpoint, status: number, said: unknown): CallRefused {
  const told = (said ?? {}) as Refused;
  const fields = Object.fromEntries(
    Object.entries(told.fields ?? {}).map(([path, sentence]) => [
      endpoint.body ? codePath(schemaOf(endpoint.body), path) : path,
      sentence,
    ]),
  );
  return new CallRefused(status, told.code ?? '', told.message ?? '', fields);
}

interface Sending {
  readonly url: string;
  readonly body: string | undefined;
  /** of a write by someone who is logged in: what its key stands for */
  readonly submission: string | undefined;
}

function sendingOf(endpoint: Endpoint, parts: Parts): Sending {
  const url = urlOf(endpoint, parts);
  const value = written(endpoint.body, parts.body);
  const body = value === undefined ? undefined : JSON.stringify(value);
  const isKeyed = endpoint.method !== 'GET' && endpoint.access !== 'public';
  return { url, body, submission: isKeyed ? `${endpoint.method} ${url} ${body}` : undefined };
}

function headersOf({ body, submission }: Sending, token: string | null): Record<string, string> {
  return {
    'accept-language': useLayout.getState().language,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(submission && { 'idempotency-key': submissionKeys.keyFor(submission, Date.now()) }),
  };
}

async function send(endpoint: Endpoint, sending: Sending, signal?: AbortSignal): Promise<Response> {
  const { url, body, submission } = sending;
  const { token } = useSession.getState();
  const headers = headersOf(sending, token);
  const response = await fetch(url, { method: endpoint.method, signal, headers, body }).catch(
    (cause: unknown) => {
      if (signal?.aborted) throw cause;
      throw new CallRefused(0, 'offline', '');
    },
  );
  if (response.ok) return response;
  const said: unknown = await response.json().catch(() => null);
  const refused = refusedBy(endpoint, response.status, said);
  const isKnown = refused.status < 500 && refused.code !== underWay.code;
  if (submission && isKnown) submissionKeys.settle(submission);
  throw received(refused, token);
}

/**
 * A refusal on its way to whoever called; a lost session concerns the whole frame, unless it is
 * one that was left meanwhile.
 */
export function received(refused: CallRefused, token: string | null): CallRefused {
  if (refused.status === 401 && token && token === useSession.getState().token)
    onSessionLost(refused);
  return refused;
}

let onSessionLost: (refused: CallRefused) => void = () => {};
/** Told once by the frame: what happens when the server no longer knows our session. */
export const whenSessionLost = (react: (refused: CallRefused) => void) => {
  onSessionLost = react;
};

/** As bytes: read as text, a file would lose the mark that tells spreadsheets how to read it. */
const fileIn = async (response: Response): Promise<SentFile> => ({
  type: response.headers.get('content-type') ?? '',
  content: new Uint8Array(await response.arrayBuffer()),
});

/** One call, in the words of code on both sides. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  signal?: AbortSignal,
): Promise<Answer<E>> {
  const sending = sendingOf(endpoint, input as Parts);
  const response = await send(endpoint, sending, signal);
  const answer = isFile(endpoint.answer) ? await fileIn(response) : await response.json();
  // Not before the whole answer is here: one that breaks off is asked for again.
  if (sending.submission) submissionKeys.settle(sending.submission);
  if (isFile(endpoint.answer)) return answer as Answer<E>;
  const read = readWire(schemaOf(endpoint.answer), answer, 'ignored');
  if (!read.ok) throw new CallRefused(502, 'answer.not-understood', '');
  return read.value as Answer<E>;
}
