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
      files: { folder: path.resolve('data/files'), s3: undefined },
      jobs: true,
      demo: true,
      demoDays: 365,
      publicUrl: undefined,
      zone: 'Asia/Dhaka',
      logLevel: 'warn',
      trustProxy: false,
      smtp: undefined,
      secondFactor: 'optional',
      readUrl: undefined,
      processes: 1,
      stopDelay: 0,
      watchdog: 30,
      accessLog: false,
      metricsToken: undefined,
    });
  });

  it('of a virus scanner are one program or one clamd of this machine, and none by default', () => {
    const scanner = (given: Record<string, string>) => readConfig(given).files.scanner;
    expect(scanner({})).toBeUndefined();
    expect(scanner({ SCAN_COMMAND: '/usr/bin/clamscan --no-summary -' })).toEqual({
      command: ['/usr/bin/clamscan', '--no-summary', '-'],
    });
    expect(scanner({ SCAN_CLAMD: '/run/clamav/clamd.ctl' })).toEqual({
      clamd: { path: '/run/clamav/clamd.ctl' },
    });
    expect(scanner({ SCAN_CLAMD: '127.0.0.1:3310' })).toEqual({
      clamd: { host: '127.0.0.1', port: 3310 },
    });
    expect(scanner({ SCAN_CLAMD: '[::1]:3310' })).toEqual({ clamd: { host: '::1', port: 3310 } });
    expect(() => scanner({ SCAN_CLAMD: 'scan.example:3310' })).toThrow('  SCAN_CLAMD must be');
    expect(() => scanner({ SCAN_CLAMD: '/s', SCAN_COMMAND: 'x' })).toThrow('one scanner is asked');
  });

  it('of a store for files come whole or not at all', () => {
    const store = { S3_ENDPOINT: 'https://s3.example/', S3_BUCKET: 'muster', S3_KEY: 'k' };
    expect(() => readConfig(store)).toThrow('  S3_SECRET must be given with S3_ENDPOINT');
    expect(() => readConfig({ S3_ENDPOINT: 'ftp://x' })).toThrow('  S3_ENDPOINT must be an http');
    expect(() => readConfig({ S3_BUCKET: '../x' })).toThrow('  S3_BUCKET must be the name');
    expect(readConfig({ ...store, S3_SECRET: 's', MUSTER_FILES: 'up' }).files).toEqual({
      folder: path.resolve('up'),
      s3: {
        endpoint: 'https://s3.example',
        bucket: 'muster',
        region: 'us-east-1',
        key: 'k',
        secret: 's',
      },
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

  it('need a server for more than one process, and for a copy of it', () => {
    const wrong = { PROCESSES: '2', DATABASE_READ_URL: 'postgres://copy/muster' };
    expect(() => readConfig(wrong)).toThrow(
      [
        '  PROCESSES must be 1 on the embedded database, which serves one process; set DATABASE_URL',
        '  DATABASE_READ_URL must be given with DATABASE_URL only',
      ].join('\n'),
    );
    const right = readConfig({ ...wrong, DATABASE_URL: 'postgres://db/muster', STOP_DELAY: '1.5' });
    expect(right).toMatchObject({
      processes: 2,
      readUrl: 'postgres://copy/muster',
      stopDelay: 1500,
    });
  });

  it.each([
    [{}, false],
    [{ HOST: '0.0.0.0' }, true],
    [{ HOST: '0.0.0.0', ACCESS_LOG: 'off' }, false],
    [{ ACCESS_LOG: 'on' }, true],
  ])('%o: access log %s', (env, isOn) => {
    expect(readConfig(env).accessLog).toBe(isOn);
  });

  it('take no short token for the metrics', () => {
    expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN must be 16 to 200');
  });

  it('are all told by --help', () => {
    for (const name of ['PORT', 'HOST', 'DATABASE_URL', 'MUSTER_DATA', 'MUSTER_DEMO', 'PUBLIC_URL'])
      expect(configHelp()).toContain(name);
  });
});
