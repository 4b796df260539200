import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { controlAddress } from './control.ts';

export interface Copy {
  /** to be opened as a data folder of its own */
  readonly dataDir: string;
  giveBack(): Promise<void>;
}

/** A copy of the database of a running process, or null when nobody holds the folder. */
export async function askCopy(dataDir: string): Promise<Copy | null> {
  const address = controlAddress(dataDir);
  if (!address) return null;
  const socket = connect(address);
  try {
    await once(socket, 'connect');
  } catch {
    return null;
  }
  const answer = await new Promise<string>((resolve, reject) => {
    let text = '';
    const gone = () => reject(new Error('The running Muster ended before it had made a copy.'));
    socket.on('data', (part) => {
      text += String(part);
      if (text.endsWith('\n')) resolve(text.trimEnd());
    });
    socket.once('error', gone).once('close', gone);
  });
  if (answer.startsWith('! '))
    throw new Error(`The running Muster made no copy: ${answer.slice(2)}`);
  const giveBack = async () => {
    await rm(answer, { recursive: true, force: true });
    socket.destroy();
  };
  return { dataDir: answer, giveBack };
}
