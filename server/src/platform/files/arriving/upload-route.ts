import type { Readable } from 'node:stream';
import { basePath, type Input } from '@muster/contract/kernel/endpoint.ts';
import { fileCalls } from '@muster/contract/kernel/files/file-calls.ts';
import { fileEmpty } from '@muster/contract/kernel/files/file-refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { noToken } from '@muster/contract/kernel/refusals.ts';
import { writeWire } from '@muster/contract/kernel/wire.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/transaction.ts';
import { readInput } from '../../http/read-input.ts';
import type { Files } from '../files.ts';
import { receiveUpload } from './upload.ts';

/** How long a sender is listened to after a refusal, so that it has the time to read it. */
const farewell = 1_000;

export interface UploadDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly files: Files;
}

async function take(parts: UploadDeps, request: FastifyRequest) {
  const { actor, body } = request;
  // read by the schema of the call
  const { query } = readInput(fileCalls.upload, request) as Input<typeof fileCalls.upload>;
  if (!actor) throw new Refusal(noToken);
  if (!body) throw new Refusal(fileEmpty);
  const declared = request.headers['content-length'];
  const length = declared === undefined ? null : Number(declared);
  // given by the parser below
  const source = body as Readable;
  return receiveUpload({ ...parts, ...query, actor, length, source });
}

/** What is still being sent is thrown away for a moment, then the connection ends. */
function hangUp({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  raw.resume();
  setTimeout(() => raw.complete || raw.destroy(), farewell).unref();
}

/** The one call whose body is not JSON: the handler has it as a stream, whatever it says it is. */
export function uploadRoute(app: FastifyInstance, parts: UploadDeps): void {
  const call = fileCalls.upload;
  void app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', (_request, body, done) => done(null, body));
    own.route({
      method: call.method,
      url: basePath + call.path,
      config: { access: call.access, call: call.name },
      onRequest: async ({ raw }) => {
        raw.headers['content-type'] = 'application/octet-stream';
      },
      onResponse: async (request) => hangUp(request),
      handler: async (request, reply) => {
        const written = writeWire(call.answer, { record: await take(parts, request) });
        if (!written.ok) throw new Error('an upload answered outside its contract');
        return reply.send(written.value);
      },
    });
  });
}
