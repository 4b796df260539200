import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureBuilt, ensureInstalled, nodePath, root } from './runtime.mjs';

// For whoever works on Muster: the server starts anew and the pages change as soon as a file is saved.
ensureInstalled(true);
ensureBuilt();
const start = (args) => spawn(nodePath(), args, { cwd: root, stdio: 'inherit' });
const both = [
  start(['--watch', 'server/src/main.ts']),
  start([path.join(root, 'node_modules/vite/bin/vite.js'), 'web', '--host', '127.0.0.1']),
];
const stop = () => {
  for (const one of both) one.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const one of both)
  one.on('exit', (code) => {
    stop();
    process.exitCode ||= code ?? 1;
  });
