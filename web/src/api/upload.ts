import { fileCalls, type StagedFile } from '@muster/contract/kernel/files/file-calls.ts';
import type { FilePurposeName } from '@muster/contract/kernel/files/file-kinds.ts';
import { readWire } from '@muster/contract/kernel/wire.ts';
import { useLayout } from '../session/layout.ts';
import { useSession } from '../session/session.ts';
import { urlOf, CallRefused, received, refusedBy } from './client.ts';

const endpoint = fileCalls.upload;

function answerOf(request: XMLHttpRequest, token: string | null): StagedFile {
  // null where it was not JSON
  const said: unknown = request.response;
  if (request.status !== 200) throw received(refusedBy(endpoint, request.status, said), token);
  const read = readWire(endpoint.answer, said, 'ignored');
  if (!read.ok) throw new CallRefused(502, 'answer.not-understood', '');
  return read.value.record;
}

/** Sends a file, telling how far it is; not by `fetch`, which cannot tell. */
export function uploadFile(
  file: File,
  purpose: FilePurposeName,
  onPercent: (percent: number) => void,
  signal?: AbortSignal,
): Promise<StagedFile> {
  const request = new XMLHttpRequest();
  const { token } = useSession.getState();
  return new Promise((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onPercent(Math.floor((loaded / Math.max(1, total)) * 100)),
    );
    request.addEventListener('load', () => {
      try {
        resolve(answerOf(request, token));
      } catch (error) {
        reject(error);
      }
    });
    request.addEventListener('error', () => reject(new CallRefused(0, 'offline', '')));
    request.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort());
    request.open(endpoint.method, urlOf(endpoint, { query: { purpose, name: file.name } }));
    request.responseType = 'json';
    request.setRequestHeader('accept-language', useLayout.getState().language);
    request.setRequestHeader('content-type', 'application/octet-stream');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.send(file);
  });
}
