import path from 'node:path';
import { z } from 'zod';

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
  MUSTER_DEMO: onOff
    .optional()
    .describe(
      'on or off: the demo company in an empty database. Absent: on only when the database is embedded and HOST is loopback.',
    ),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional()
    .describe(
      'Address people use; links in mails are built from it. Absent: the address listened on.',
    ),
  MUSTER_ZONE: zone.default('Asia/Dhaka').describe('Time zone of the company.'),
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
    .describe('required: administrators and HR must have a second factor.'),
} as const;

const allSettings = z.object(settings).refine((given) => !given.SMTP_URL || given.MAIL_FROM, {
  path: ['MAIL_FROM'],
  error: 'must be given with SMTP_URL',
});

const loopback = new Set(['127.0.0.1', 'localhost', '::1']);

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly demo: boolean;
  /** without it, links use the address listened on */
  readonly publicUrl: string | undefined;
  readonly zone: string;
  readonly logLevel: string;
  readonly trustProxy: boolean;
  /** without it, mails stay in the outbox */
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  readonly secondFactor: 'optional' | 'required';
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
    demo: data.MUSTER_DEMO ? data.MUSTER_DEMO === 'on' : !data.DATABASE_URL && isLoopback,
    publicUrl: data.PUBLIC_URL?.replace(/\/$/, ''),
    zone: data.MUSTER_ZONE,
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY === 'on',
    smtp:
      data.SMTP_URL && data.MAIL_FROM ? { url: data.SMTP_URL, from: data.MAIL_FROM } : undefined,
    secondFactor: data.SECOND_FACTOR,
  };
}

export const configHelp = (): string =>
  Object.entries(settings)
    .map(([name, schema]) => {
      const fallback = schema.safeParse(undefined).data;
      const note = fallback === undefined ? '' : ` Default: ${String(fallback)}.`;
      return `  ${name.padEnd(15)}${schema.description ?? ''}${note}`;
    })
    .join('\n');
