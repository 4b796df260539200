import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { configHelp, readConfig } from './config.ts';

describe('settings', () => {
  it('have a default each', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      dataDir: path.resolve('data'),
      demo: true,
      publicUrl: undefined,
      zone: 'Asia/Dhaka',
      logLevel: 'warn',
      trustProxy: false,
      smtp: undefined,
      secondFactor: 'optional',
    });
  });

  it('are refused all at once, each by its name', () => {
    const wrong = { PORT: 'http', DATABASE_URL: 'mysql://x', MUSTER_ZONE: 'Mars', PUBLIC_URL: 'x' };
    expect(() => readConfig(wrong)).toThrow(
      [
        'Muster cannot start with these settings:',
        '  PORT must be a number',
        '  DATABASE_URL must begin with postgres://',
        '  PUBLIC_URL must be an http or https address',
        '  MUSTER_ZONE is not a time zone, such as Asia/Dhaka',
      ].join('\n'),
    );
  });

  it.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ DATABASE_URL: 'postgres://db/muster' }, false],
    [{ DATABASE_URL: 'postgres://db/muster', MUSTER_DEMO: 'on' }, true],
    [{ MUSTER_DEMO: 'off' }, false],
    [{ HOST: '0.0.0.0', MUSTER_DEMO: 'on' }, true],
  ])('%o: demo %s', (env, demo) => {
    expect(readConfig(env).demo).toBe(demo);
  });

  it('need an address to send mails from', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://mail.example' })).toThrow(
      'MAIL_FROM must be given with SMTP_URL',
    );
    const given = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'hr@example.com' };
    expect(readConfig(given).smtp).toEqual({ url: 'smtp://mail.example', from: 'hr@example.com' });
    expect(() => readConfig({ ...given, MAIL_FROM: 'hr@example.com\nBcc: x@example.com' })).toThrow(
      'MAIL_FROM must be an e-mail address',
    );
  });

  it('are all told by --help', () => {
    for (const name of ['PORT', 'HOST', 'DATABASE_URL', 'MUSTER_DATA', 'MUSTER_DEMO', 'PUBLIC_URL'])
      expect(configHelp()).toContain(name);
  });
});
