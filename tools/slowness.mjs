// How busy is this machine? The same piece of work on each of two cores, against what it takes on a quiet one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { nodePath } from './runtime.mjs';

/** Seconds on a quiet machine of two cores, its start of Node included. */
const usual = 0.9;
const work = `
  const { createHash, pbkdf2Sync } = require('node:crypto');
  pbkdf2Sync('muster', 'salt', 700000, 32, 'sha256');
  let text = '';
  for (let at = 0; at < 300000; at += 1) text = JSON.stringify({ at, text: text.slice(0, 40) });
  createHash('sha256').update(text).digest();
`;

/** 1 on a quiet machine, 5 where everything takes five times as long. */
export async function measureSlowness() {
  const began = performance.now();
  const each = [1, 2].map(() => once(spawn(nodePath(), ['-e', work], { stdio: 'ignore' }), 'exit'));
  await Promise.all(each);
  const took = (performance.now() - began) / 1000;
  return Math.max(1, Math.round((took / usual) * 10) / 10);
}
