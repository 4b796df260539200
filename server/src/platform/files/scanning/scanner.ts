import { fileInfected, scannerAway } from '@muster/contract/kernel/files/file-refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { askClamd, type ClamdAddress } from './clamd.ts';
import { runScanner } from './command.ts';

export type ScannerSettings =
  | { readonly command: readonly [string, ...string[]]; readonly patience?: number }
  | { readonly clamd: ClamdAddress; readonly patience?: number };

/** Milliseconds for one file; a scanner that needs longer is as good as away. */
const usualPatience = 60_000;

/** Refuses what the scanner finds something in, and everything while it gives no answer. */
export type Scanner = (path: string) => Promise<void>;

export const scannerOf =
  (settings: ScannerSettings): Scanner =>
  async (path) => {
    const signal = AbortSignal.timeout(settings.patience ?? usualPatience);
    const asked =
      'clamd' in settings
        ? askClamd(settings.clamd, path, signal)
        : runScanner(settings.command, path, signal);
    const verdict = await asked.catch((cause: unknown) => {
      // for the log: whoever sends is told only that it is away
      throw Object.assign(new Refusal(scannerAway), { cause });
    });
    if (verdict === 'infected') throw new Refusal(fileInfected);
  };
