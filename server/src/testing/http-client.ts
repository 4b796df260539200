import { basePath } from '@muster/contract/kernel/endpoint.ts';
import { demoLogins, demoPassword } from '../demo/demo.ts';

/** Calls over a real connection, as the demo's administrator. */
export interface HttpClient {
  call(method: string, path: string, body?: object): Promise<{ status: number; body: unknown }>;
}

const send = async (
  address: string,
  token: string | null,
  method: string,
  path: string,
  body?: object,
) => {
  const response = await fetch(address + basePath + path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};

export async function logInOver(address: string): Promise<HttpClient> {
  const { body } = await send(address, null, 'POST', '/admin-auth/login', {
    email: demoLogins[0].email,
    password: demoPassword,
  });
  const { token } = body as { token: string };
  return { call: (method, path, given) => send(address, token, method, path, given) };
}
