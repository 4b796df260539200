import { createServer, type Server } from 'node:net';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { FilesOptions } from '../files.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';
import { noisyPng, samplePdf } from '../../../testing/files/sample-files.ts';
import { seconds } from '../../../testing/clocks/patience.ts';
import { sendFiles } from '../../../testing/files/send-files.ts';

let test: TestApp | undefined;
let server: Server | undefined;
afterEach(async () => {
  await test?.close();
  server?.close();
  test = undefined;
  server = undefined;
});

/** Sends a document to an app with this scanner; what came back, and what stayed behind. */
async function sentTo(scanner: FilesOptions['scanner'], content = samplePdf()) {
  const app = await makeApp({}, { scanner });
  test = app;
  const sent = sendFiles(app);
  const { client } = await sent.entered();
  const reply = await sent.send(client, content === pictured ? 'photo' : 'document', 'a', content);
  const rows = await app.database.db.selectFrom('stored_file').select('id').execute();
  return { reply, rows: rows.length, arriving: readdirSync(app.files.arriving).length };
}
const pictured = noisyPng(900);

/** A program as a stand-in: what it does with its input. */
const program = (code: string) =>
  ({ command: [process.execPath, '-e', code], patience: seconds(20) }) as const;
const readAll = 'process.stdin.on("data", (part) => (size += part.length)).on("end", ';

describe('a program looks for viruses', () => {
  it('and what it finds something in is refused, without a trace', async () => {
    const { reply, rows, arriving } = await sentTo(program('process.exit(1)'), pictured);
    expect([reply.status, reply.at('code')]).toEqual([422, 'files.infected']);
    expect([rows, arriving]).toEqual([0, 0]);
  });

  it.each([
    ['fails', program('process.exit(2)')],
    ['is killed', program('process.kill(process.pid, "SIGKILL")')],
    ['is not there', { command: ['/nowhere/scanner'] as [string] }],
    ['takes too long', { ...program('setInterval(() => {}, 1000)'), patience: 300 }],
  ])('and when it %s nothing is taken', async (_, scanner) => {
    const { reply, rows, arriving } = await sentTo(scanner);
    expect([reply.status, reply.at('code')]).toEqual([503, 'files.scanner-away']);
    expect(reply.at('message')).toContain('virus scanner does not answer');
    expect([rows, arriving]).toEqual([0, 0]);
  });

  it('is given all of the file and none of our secrets, and what is clean is taken', async () => {
    const keys = 'Object.keys(process.env).some((key) => /URL|TOKEN|SECRET/.test(key))';
    const code = `let size = 0; ${readAll} () => process.exit(size === ${pictured.length} && !${keys} ? 0 : 2))`;
    const { reply, rows } = await sentTo(program(code), pictured);
    expect([reply.status, rows]).toEqual([200, 1]);
  });

  it('is not asked about what is refused anyway', async () => {
    const { reply } = await sentTo(program('process.exit(1)'), Buffer.from('<html>'));
    expect(reply.at('code')).toBe('files.kind');
  });
});

/** clamd as a stand-in: answers when it has heard the end, with what it was told to say. */
function clamd(answer: (content: Buffer) => string | null): Promise<{ path: string }> {
  const socketPath = path.join(mkdtempSync(path.join(tmpdir(), 'clamd-')), 's');
  const made = createServer((socket) => {
    let heard = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (part) => {
      heard = Buffer.concat([heard, part]);
      if (!heard.subarray(-4).equals(Buffer.alloc(4))) return;
      const pieces: Buffer[] = [];
      for (let at = 'zINSTREAM\0'.length; at < heard.length - 4;) {
        const size = heard.readUInt32BE(at);
        pieces.push(heard.subarray(at + 4, at + 4 + size));
        at += 4 + size;
      }
      const said = answer(Buffer.concat(pieces));
      if (said === null) socket.destroy();
      else socket.end(said);
    });
  });
  server = made;
  return new Promise((resolve) => made.listen(socketPath, () => resolve({ path: socketPath })));
}

describe('clamd looks for viruses', () => {
  it('and what it finds something in is refused', async () => {
    const address = await clamd((content) =>
      content.equals(samplePdf()) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0',
    );
    const { reply, rows } = await sentTo({ clamd: address });
    expect([reply.status, reply.at('code'), rows]).toEqual([422, 'files.infected', 0]);
  });

  it('and what is clean is taken, however many pieces it has', async () => {
    const address = await clamd((content) =>
      content.equals(pictured) ? 'stream: OK\0' : 'stream: cut FOUND\0',
    );
    const { reply, rows } = await sentTo({ clamd: address }, pictured);
    expect([reply.status, rows]).toEqual([200, 1]);
  });

  it.each<[string, string | null]>([
    ['says that it cannot', 'INSTREAM size limit exceeded. ERROR\0'],
    ['says nothing', ''],
    ['hangs up', null],
  ])('and when it %s nothing is taken', async (_, said) => {
    const { reply, rows } = await sentTo({ clamd: await clamd(() => said) });
    expect([reply.status, reply.at('code'), rows]).toEqual([503, 'files.scanner-away', 0]);
  });

  it('and when it is not there, or never answers, nothing is taken', async () => {
    const nowhere = await sentTo({ clamd: { path: '/nowhere/clamd.sock' } });
    expect([nowhere.reply.at('code'), nowhere.rows]).toEqual(['files.scanner-away', 0]);
    await test?.close();
    const made = createServer(() => {});
    server = made;
    await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', () => resolve()));
    const { port } = made.address() as { port: number };
    const mute = await sentTo({ clamd: { host: '127.0.0.1', port }, patience: 300 });
    expect([mute.reply.at('code'), mute.rows]).toEqual(['files.scanner-away', 0]);
  });
});
