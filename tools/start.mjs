import { ensureBuilt, ensureInstalled, hand, nodePath } from './runtime.mjs';
import { supervise } from './supervise.mjs';

const args = process.argv.slice(2);
try {
  ensureInstalled(false);
  const command = ['server/src/main.ts', ...args];
  if (args.includes('--help')) hand(command);
  else {
    ensureBuilt();
    supervise([nodePath(), ...command], { isOrphanStopped: true });
  }
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
