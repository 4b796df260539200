import { wrongPassword } from '@muster/contract/identity/refusals.ts';
import { CallRefused } from './client.ts';
import { isRefusal } from './refusal.ts';

/** Said at the field, as all that is wrong with a field. */
export const atPasswordField = (error: unknown): never => {
  if (error instanceof CallRefused && isRefusal(error, wrongPassword))
    throw new CallRefused(error.status, error.code, '', { password: error.message });
  throw error;
};
