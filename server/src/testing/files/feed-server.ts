import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

export interface FeedServer {
  /** where it is, by the name given or by its number */
  url(path?: string, host?: string): string;
  /** what comes next is answered so */
  answers(how: Answering | object | string): void;
  /** the headers of each request that came */
  readonly asked: IncomingMessage['headers'][];
  close(): Promise<void>;
}

/** Another house with a feed, for real, on this machine. */
export async function startFeedServer(): Promise<FeedServer> {
  const asked: FeedServer['asked'] = [];
  let answering: Answering = (_, response) => void response.writeHead(404).end();
  const server = createServer((request, response) => {
    asked.push(request.headers);
    answering(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    url: (path = '/feed', host = '127.0.0.1') => `http://${host}:${port}${path}`,
    answers: (how) => {
      if (typeof how === 'function') answering = how as Answering;
      else {
        const text = typeof how === 'string' ? how : JSON.stringify(how);
        const type = typeof how === 'string' ? 'text/csv' : 'application/json';
        answering = (_, response) =>
          void response.writeHead(200, { 'content-type': type }).end(text);
      }
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
