// Checks the audit log of DATABASE_URL or of the embedded database: npm run audit:verify -- --head <hash>
import { ensureInstalled, hand } from './runtime.mjs';

try {
  ensureInstalled(false);
  hand(['server/src/audit-verify.ts', ...process.argv.slice(2)]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
