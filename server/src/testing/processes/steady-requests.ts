import http from 'node:http';
import { seconds } from '../clocks/patience.ts';

export interface Steady {
  /** how many were answered well so far */
  done(): number;
  /** ends, and answers what went wrong on the way */
  stop(): Promise<string[]>;
}

interface Asked {
  readonly url: string;
  readonly token: string;
  /** what to send next; without it, it is a GET */
  readonly body?: () => object;
}

function ask(agent: http.Agent, { url, token, body }: Asked): Promise<string | undefined> {
  return new Promise((resolve) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    };
    const request = http.request(url, { agent, headers, method: body ? 'POST' : 'GET' });
    // A connection that got lost between two processes would never say anything.
    request.setTimeout(seconds(30), () => request.destroy(new Error('no answer')));
    request.on('error', (error) => resolve(String(error)));
    request.on('response', (response) => {
      response.resume();
      response.on('error', (error) => resolve(String(error)));
      response.on('end', () =>
        resolve(response.statusCode === 200 ? undefined : `status ${response.statusCode}`),
      );
    });
    request.end(body && JSON.stringify(body()));
  });
}

/** One request after the other on each of some lines, some kept open and some new each time. */
export function steadyRequests(
  url: string,
  token: string,
  { lines = 4, body }: { readonly lines?: number; readonly body?: () => object } = {},
): Steady {
  const over = new AbortController();
  let done = 0;
  const wrong: string[] = [];
  const line = async (keepAlive: boolean): Promise<void> => {
    const agent = new http.Agent({ keepAlive, maxSockets: 1 });
    while (!over.signal.aborted) {
      const fault = await ask(agent, { url, token, body });
      if (fault) wrong.push(`${keepAlive ? 'kept' : 'new'}: ${fault}`);
      else done += 1;
    }
    agent.destroy();
  };
  const all = Array.from({ length: lines }, (_, index) => line(index % 2 === 0));
  return {
    done: () => done,
    stop: async () => {
      over.abort();
      await Promise.all(all);
      return wrong;
    },
  };
}
