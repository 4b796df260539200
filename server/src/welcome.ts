import type { Config } from './config.ts';
import { demoLogins, demoPassword } from './demo/demo.ts';

/** What whoever started it is told: where it is, and how to get in. */
export function welcome(address: string, config: Config, setupToken: string | null): string {
  const page = config.publicUrl ?? address;
  const widest = Math.max(...demoLogins.map(({ what }) => what.length));
  const logins = demoLogins.map(
    ({ email, what, page: at }) => `  ${email.padEnd(21)}  ${what.padEnd(widest)}  ${page}${at}`,
  );
  return [
    `Muster is running at ${address}`,
    ...(config.demo ? [`Demo logins, all with the password ${demoPassword}:`, ...logins] : []),
    ...(setupToken
      ? [
          'There are no users yet. Make the first administrator, once, within a day:',
          `  ${page}/setup/${setupToken}`,
        ]
      : []),
  ].join('\n');
}
