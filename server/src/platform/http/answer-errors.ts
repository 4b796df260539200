import { faultSentence } from '@muster/contract/kernel/fault.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import {
  notFound,
  notUnderstood,
  tooLarge,
  unexpected,
  wrongType,
} from '@muster/contract/kernel/refusals.ts';
import { languageOf } from '@muster/contract/kernel/words/sentence.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalOfDatabase } from './database-away.ts';

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const byFrameworkCode: Record<string, () => Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Refusal(tooLarge),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Refusal(wrongType),
  FST_ERR_BAD_URL: () => new Refusal(notFound),
};

/** Whatever was thrown, as a refusal with a sentence; never a stack, SQL or a path. */
function refusalOf(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  const away = refusalOfDatabase(error);
  if (away) return new Refusal(away);
  const known = byFrameworkCode[codeOf(error)];
  if (known) return known();
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status >= 400 && status < 500) return new Refusal(notUnderstood);
  return new Refusal(unexpected, { request: request.id });
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refused = refusalOf(error, request);
  request.refused = refused.kind.code;
  const language = languageOf(request.headers['accept-language']);
  if (refused.kind.status >= 500) request.log.error({ err: error }, 'request failed');
  const fields = Object.fromEntries(
    refused.faults.map((fault) => [fault.path, faultSentence(fault, language)]),
  );
  const named = Object.entries(fields)
    .slice(0, 3)
    .map(([path, told]) => `${path}: ${told}`);
  if (refused.kind.status === 429)
    void reply.header('retry-after', String(Number(refused.values.minutes) * 60));
  void reply
    .status(refused.kind.status)
    .header('content-type', 'application/json; charset=utf-8')
    .send({
      message: [refused.sentence(language), ...named].join(' '),
      code: refused.kind.code,
      ...(refused.faults.length > 0 && { fields }),
    });
}
