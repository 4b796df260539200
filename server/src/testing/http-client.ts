import { basePath } from '@muster/contract/kernel/endpoint.ts';
import { demoLogins, demoPassword } from '../demo/demo.ts';

interface Extra {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Calls over a real connection, as someone of the demo. */
export interface HttpClient {
  readonly token: string;
  call(
    method: string,
    path: string,
    body?: object,
    extra?: Extra,
  ): Promise<{ status: number; body: unknown }>;
}

const send = async (
  address: string,
  token: string | null,
  method: string,
  path: string,
  body?: object,
  extra: Extra = {},
) => {
  const response = await fetch(address + basePath + path, {
    method,
    signal: extra.signal,
    headers: {
      ...extra.headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};

/** By default as the administrator; staff have a door of their own. */
export async function logInOver(
  address: string,
  { email, door }: { readonly email: string; readonly door: string } = {
    email: demoLogins[0].email,
    door: '/admin-auth',
  },
): Promise<HttpClient> {
  const login = { email, password: demoPassword };
  const { body } = await send(address, null, 'POST', `${door}/login`, login);
  const { token } = body as { token: string };
  return {
    token,
    call: (method, path, given, extra) => send(address, token, method, path, given, extra),
  };
}
