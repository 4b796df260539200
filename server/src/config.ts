import path from 'node:path';
import { z } from 'zod';
import type { ScannerSettings } from './platform/files/scanning/scanner.ts';
import type { S3Settings } from './platform/files/s3/s3-store.ts';

const onOff = z.enum(['on', 'off']);
const isZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
const zone = z.string().refine(isZone, 'is not a time zone, such as Asia/Dhaka');

/** Every setting of the process, each with its sentence; `npm start -- --help` prints them. */
const settings = {
  PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must be 0 to 65535')
    .max(65_535, 'must be 0 to 65535')
    .default(3000)
    .describe('Port to listen on.'),
  HOST: z
    .string()
    .min(1, 'must not be empty')
    .default('127.0.0.1')
    .describe('Address to listen on.'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/.+/, 'must begin with postgres://')
    .optional()
    .describe('PostgreSQL 15 or newer. Absent: the embedded database in MUSTER_DATA.'),
  MUSTER_DATA: z
    .string()
    .min(1, 'must not be empty')
    .default('./data')
    .describe('Folder of the embedded database.'),
  MUSTER_FILES: z
    .string()
    .min(1, 'must not be empty')
    .optional()
    .describe('Folder of uploaded files. Absent: files in MUSTER_DATA.'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional()
    .describe('S3-compatible store for uploaded files. Absent: MUSTER_FILES.'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional()
    .describe('Bucket in that store; needed with S3_ENDPOINT.'),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'must be a region, such as eu-central-1')
    .default('us-east-1')
    .describe('Region of that store.'),
  S3_KEY: z.string().optional().describe('Access key of that store; needed with S3_ENDPOINT.'),
  S3_SECRET: z.string().optional().describe('Secret key of that store; needed with S3_ENDPOINT.'),
  SCAN_COMMAND: z
    .string()
    .regex(/\S/, 'must name a program')
    .optional()
    .describe(
      'Virus scanner: reads a file at its input; ends with 0 clean, 1 found. Absent: none.',
    ),
  SCAN_CLAMD: z
    .string()
    .regex(
      /^(\/.+|(127\.0\.0\.1|localhost|\[::1\]):\d{1,5})$/,
      'must be the path of a socket, or a port of this machine such as 127.0.0.1:3310',
    )
    .optional()
    .describe('The same by clamd: path of its socket, or 127.0.0.1:3310. Absent: none.'),
  MUSTER_DEMO: onOff
    .optional()
    .describe(
      'on or off: the demo company in an empty database. Absent: on only when the database is embedded and HOST is loopback.',
    ),
  MUSTER_DEMO_DAYS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(42, 'must be 42 to 365')
    .max(365, 'must be 42 to 365')
    .default(365)
    .describe('So many days of attendance the demo company is loaded with; fewer start sooner.'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional()
    .describe(
      'Address people use; links in mails are built from it. Absent: the address listened on.',
    ),
  MUSTER_ZONE: zone
    .default('Asia/Dhaka')
    .describe('Time zone of the company, as long as the settings name no other.'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    )
    .default('warn')
    .describe('How much is logged: fatal, error, warn, info, debug, silent.'),
  TRUST_PROXY: onOff
    .default('off')
    .describe('on: believe X-Forwarded-* of the proxy in front. Only behind one.'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/.+/, 'must begin with smtp:// or smtps://')
    .optional()
    .describe('Mail server, with user and password. Absent: mails are kept and can be read.'),
  MAIL_FROM: z
    .email('must be an e-mail address')
    .optional()
    .describe('Address that mails come from; needed with SMTP_URL.'),
  SECOND_FACTOR: z
    .enum(['optional', 'required'], 'must be optional or required')
    .default('optional')
    .describe('required: administrators and HR must have a second factor, whatever is set.'),
  DATABASE_READ_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/.+/, 'must begin with postgres://')
    .optional()
    .describe('A copy of DATABASE_URL that exports and reports read from. Absent: itself.'),
  MUSTER_JOBS: onOff
    .default('on')
    .describe('off: this process serves and leaves the work behind it to others.'),
  PROCESSES: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be 1 to 64')
    .max(64, 'must be 1 to 64')
    .default(1)
    .describe('Serving processes on the one port; more than 1 needs DATABASE_URL.'),
  STOP_DELAY: z.coerce
    .number('must be a number')
    .min(0, 'must be 0 to 120')
    .max(120, 'must be 0 to 120')
    .default(0)
    .describe('Seconds to go on serving after a stop signal, while /health/ready says no.'),
  WATCHDOG: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(2, 'must be 2 to 3600')
    .max(3600, 'must be 2 to 3600')
    .default(30)
    .describe('Seconds a serving process may be silent before it is ended and replaced.'),
  ACCESS_LOG: onOff
    .optional()
    .describe('on or off: a line of JSON a request. Absent: on unless HOST is loopback.'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,200}$/, 'must be 16 to 200 printable characters')
    .optional()
    .describe('Opens /metrics as a Bearer token. Absent: only this machine may look.'),
} as const;

const withStore = ['S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const;

const allSettings = z
  .object(settings)
  .refine((given) => !given.SMTP_URL || given.MAIL_FROM, {
    path: ['MAIL_FROM'],
    error: 'must be given with SMTP_URL',
  })
  .refine((given) => given.PROCESSES === 1 || given.DATABASE_URL, {
    path: ['PROCESSES'],
    error: 'must be 1 on the embedded database, which serves one process; set DATABASE_URL',
  })
  .refine((given) => !given.DATABASE_READ_URL || given.DATABASE_URL, {
    path: ['DATABASE_READ_URL'],
    error: 'must be given with DATABASE_URL only',
  })
  .refine((given) => !given.SCAN_COMMAND || !given.SCAN_CLAMD, {
    path: ['SCAN_CLAMD'],
    error: 'must not be given with SCAN_COMMAND: one scanner is asked',
  })
  .superRefine((given, context) => {
    const missing = withStore.filter((name) => given.S3_ENDPOINT && !given[name]);
    for (const name of missing)
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'must be given with S3_ENDPOINT',
      });
  });

const loopback = new Set(['127.0.0.1', 'localhost', '::1']);

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** where uploaded files are kept; with a store, the folder only holds those on their way */
  readonly files: {
    readonly folder: string;
    readonly s3: S3Settings | undefined;
    readonly scanner: ScannerSettings | undefined;
  };
  readonly demo: boolean;
  readonly demoDays: number;
  /** without it, links use the address listened on */
  readonly publicUrl: string | undefined;
  readonly zone: string;
  readonly logLevel: string;
  readonly trustProxy: boolean;
  /** without it, mails stay in the outbox */
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  readonly secondFactor: 'optional' | 'required';
  readonly readUrl: string | undefined;
  /** whether this process works on jobs */
  readonly jobs: boolean;
  readonly processes: number;
  /** milliseconds */
  readonly stopDelay: number;
  /** seconds: beats that a serving process may miss */
  readonly watchdog: number;
  readonly accessLog: boolean;
  readonly metricsToken: string | undefined;
}

function s3Of(data: z.output<typeof allSettings>): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_KEY, S3_SECRET } = data;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_KEY || !S3_SECRET) return undefined;
  const endpoint = S3_ENDPOINT.replace(/\/$/, '');
  return { endpoint, bucket: S3_BUCKET, region: S3_REGION, key: S3_KEY, secret: S3_SECRET };
}

function scannerIn({
  SCAN_COMMAND: command,
  SCAN_CLAMD: clamd,
}: z.output<typeof allSettings>): ScannerSettings | undefined {
  const [program, ...given] = command?.trim().split(/\s+/) ?? [];
  if (program) return { command: [program, ...given] };
  if (!clamd) return undefined;
  const [, host, port] = /^\[?([^\]]+?)\]?:(\d+)$/.exec(clamd) ?? [];
  return { clamd: host && port ? { host, port: Number(port) } : { path: clamd } };
}

/** Parsed once; every fault is named, not only the first. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = allSettings.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new Error(`Muster cannot start with these settings:\n${faults.join('\n')}`);
  }
  const { data } = parsed;
  const isLoopback = loopback.has(data.HOST);
  return {
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    dataDir: path.resolve(data.MUSTER_DATA),
    files: {
      folder: path.resolve(data.MUSTER_FILES ?? path.join(data.MUSTER_DATA, 'files')),
      s3: s3Of(data),
      scanner: scannerIn(data),
    },
    demoDays: data.MUSTER_DEMO_DAYS,
    demo: data.MUSTER_DEMO ? data.MUSTER_DEMO === 'on' : !data.DATABASE_URL && isLoopback,
    publicUrl: data.PUBLIC_URL?.replace(/\/$/, ''),
    zone: data.MUSTER_ZONE,
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY === 'on',
    smtp:
      data.SMTP_URL && data.MAIL_FROM ? { url: data.SMTP_URL, from: data.MAIL_FROM } : undefined,
    secondFactor: data.SECOND_FACTOR,
    readUrl: data.DATABASE_READ_URL,
    jobs: data.MUSTER_JOBS === 'on',
    processes: data.PROCESSES,
    stopDelay: data.STOP_DELAY * 1000,
    watchdog: data.WATCHDOG,
    accessLog: data.ACCESS_LOG ? data.ACCESS_LOG === 'on' : !isLoopback,
    metricsToken: data.METRICS_TOKEN,
  };
}

export const configHelp = (): string =>
  Object.entries(settings)
    .map(([name, schema]) => {
      const fallback = schema.safeParse(undefined).data;
      const note = fallback === undefined ? '' : ` Default: ${String(fallback)}.`;
      return `  ${name.padEnd(19)}${schema.description ?? ''}${note}`;
    })
    .join('\n');
