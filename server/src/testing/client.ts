import { basePath } from '@muster/contract/kernel/endpoint.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
  /** a value of the answer by its path: `designation._id` */
  at(path: string): string;
}

const within = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
      value,
    );

type Extra = Pick<InjectOptions, 'headers' | 'payload'>;

/** Requests without a network, by someone: HTTP in, HTTP out. */
export class Client {
  readonly token: string | null;
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance, token: string | null) {
    this.#app = app;
    this.token = token;
  }

  async send(method: InjectOptions['method'], url: string, extra: Extra = {}): Promise<Reply> {
    const reply = await this.#app.inject({
      method,
      url,
      payload: extra.payload,
      headers: { ...(this.token && { authorization: `Bearer ${this.token}` }), ...extra.headers },
    });
    const isJson = String(reply.headers['content-type']).includes('json');
    const body: unknown = isJson ? reply.json() : undefined;
    return {
      status: reply.statusCode,
      body,
      text: reply.body,
      headers: reply.headers,
      at: (path) => String(within(body, path)),
    };
  }

  get = (path: string, extra?: Extra) => this.send('GET', basePath + path, extra);
  post = (path: string, payload: object = {}) => this.send('POST', basePath + path, { payload });
  put = (path: string, payload: object = {}) => this.send('PUT', basePath + path, { payload });
  delete = (path: string) => this.send('DELETE', basePath + path);
}
