// Everything that a start would do first, for machines where the program itself may write nothing.
import { ensureBuilt, ensureInstalled } from './runtime.mjs';

try {
  ensureInstalled(false);
  ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
