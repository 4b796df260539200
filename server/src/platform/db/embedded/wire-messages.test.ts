import { expect, test } from 'vitest';
import { WireMessages } from './wire-messages.ts';

const message = (type: string, body = ''): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body)]);
};
const startUp = message('', 'user postgres');
const query = message('Q', 'select 1');
const sync = message('S');
const terminate = message('X');

test('messages that come in single bytes leave whole', () => {
  const messages = new WireMessages();
  const bytes = Buffer.concat([startUp, query, sync]);
  const taken = Array.from(bytes, (byte) => messages.take(Buffer.of(byte)));
  expect(taken.filter(({ length }) => length > 0)).toStrictEqual([startUp, query, sync]);
});

test('messages that come together leave together, the last without its missing part', () => {
  const messages = new WireMessages();
  const all = Buffer.concat([startUp, query, sync]);
  expect(messages.take(all.subarray(0, -2))).toStrictEqual(Buffer.concat([startUp, query]));
  expect(messages.take(all.subarray(-2))).toStrictEqual(sync);
});

test('terminate never reaches the backend, alone or behind a query', () => {
  const messages = new WireMessages();
  expect(messages.take(Buffer.concat([startUp, query, terminate]))).toStrictEqual(
    Buffer.concat([startUp, query]),
  );
  expect(messages.take(terminate)).toHaveLength(0);
});
