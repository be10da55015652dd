import { readFileSync } from 'node:fs';
import { z } from 'zod';

const MODES = ['production', 'beta', 'development', 'demonstration'] as const;
const yesNo = z.enum(['on', 'off']).transform((value) => value === 'on');
const port = z.coerce.number().int().min(0).max(65_535);
const optionalUrl = z.url().optional();

type Variable = { schema: z.ZodType; about: string; secret?: boolean };

/** Every variable the server reads. `docs/configuration.md` is generated from this table. */
export const variables = {
  LAUDA_MODE: {
    schema: z.enum(MODES).default('production'),
    about: 'production, beta, development or demonstration. Demonstration data exists only in the last two.',
  },
  PORT: { schema: port.default(3000), about: 'Port of the web server.' },
  HOST: {
    schema: z.string().min(1).default('0.0.0.0'),
    about: 'Address to listen on. `npm start` listens on localhost unless told otherwise.',
  },
  PUBLIC_URL: {
    schema: optionalUrl,
    about:
      'Address people use, as in https://lauda.rede.example. Required in production. With https, cookies are Secure and carry the __Host- prefix.',
  },
  TRUST_PROXY: { schema: yesNo.default(false), about: 'on behind a reverse proxy that sets X-Forwarded-For.' },
  LAUDA_DATA_DIR: {
    schema: z.string().min(1).default('.data'),
    about: 'Folder of the embedded database, the mail folder and the generated secret.',
  },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    about: 'An external PostgreSQL (15 or newer). Required in production.',
    secret: true,
  },
  DATABASE_POOL: { schema: z.coerce.number().int().min(2).max(200).default(10), about: 'Connections of one API process.' },
  SECRET_KEY: {
    schema: z.string().min(32).optional(),
    about: 'At least 32 random characters, the same on every process. Required in production.',
    secret: true,
  },
  WORKER: {
    schema: yesNo.default(false),
    about: 'on runs the jobs inside the API process. `npm start` does; production has its own worker.',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    about: 'Least level that is logged.',
  },
  METRICS_TOKEN: {
    schema: z.string().min(16).optional(),
    about: 'Bearer token for /metrics. Without it only this machine may read them.',
    secret: true,
  },
  SMTP_URL: { schema: optionalUrl, about: 'smtp://user:password@host:587. Without it letters go to the mail folder.', secret: true },
  MAIL_FROM: { schema: z.string().min(3).default('Lauda <nao-responda@lauda.example>'), about: 'Sender of the letters.' },
  FLAGR_URL: { schema: optionalUrl, about: 'A Flagr that evaluates the flags instead of our tables.' },
  LAYERS_API_URL: {
    schema: z.url().default('https://api.layers.digital'),
    about: 'Where portal sessions are confirmed, server to server.',
  },
  LAYERS_TOKEN: {
    schema: z.string().min(1).optional(),
    about: 'Token of our application in the portal. Without it the portal login is closed.',
    secret: true,
  },
  LAYERS_APP_ID: { schema: z.string().min(1).optional(), about: 'Our application in the portal; with it /login loads the portal script.' },
  STUDENT_URL: { schema: z.string().min(1).default('/estudante'), about: 'Where students log in.' },
  SITE_URL: { schema: z.string().min(1).default('https://lauda.example'), about: 'The marketing home page.' },
} satisfies Record<string, Variable>;

type Name = keyof typeof variables;
type Values = { [N in Name]: z.output<(typeof variables)[N]['schema']> };

export type Config = Omit<Values, 'DATABASE_URL' | 'SECRET_KEY' | 'PUBLIC_URL'> & {
  DATABASE_URL: string;
  SECRET_KEY: string;
  PUBLIC_URL: string;
};

/** Says which variable is wrong, and nothing of its value. */
export class ConfigError extends Error {}

const requiredInProduction = ['PUBLIC_URL', 'DATABASE_URL', 'SECRET_KEY'] as const;

/** A secret may stand in a file: `SECRET_KEY_FILE=/run/secrets/key`. */
const valueOf = (env: NodeJS.ProcessEnv, name: Name) => {
  const file = 'secret' in variables[name] ? env[`${name}_FILE`] : undefined;
  return file ? readFileSync(file, 'utf8').trim() : env[name] || undefined;
};

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const names = Object.keys(variables) as Name[]; // the table's own keys
  const unknown = Object.keys(env).filter((name) => name.startsWith('LAUDA_') && !names.includes(name as Name));
  const problems = unknown.map((name) => `${name}: não existe`);
  const values: Record<string, unknown> = {};
  for (const name of names) {
    const parsed = variables[name].schema.safeParse(valueOf(env, name));
    if (parsed.success) values[name] = parsed.data;
    else problems.push(`${name}: ${variables[name].about}`);
  }
  const isProduction = values.LAUDA_MODE === 'production' || values.LAUDA_MODE === 'beta';
  if (isProduction)
    problems.push(...requiredInProduction.filter((name) => !valueOf(env, name)).map((name) => `${name}: falta (${variables[name].about})`));
  values.PUBLIC_URL ??= `http://localhost:${values.PORT}`;
  if (!values.DATABASE_URL || !values.SECRET_KEY) problems.push('DATABASE_URL e SECRET_KEY precisam estar definidas antes de servir.');
  if (problems.length > 0)
    throw new ConfigError(`Configuração inválida:\n${[...new Set(problems)].map((line) => `  - ${line}`).join('\n')}`);
  return values as Config; // every name was parsed by its own schema above
}

export const isDemonstrable = (config: Pick<Config, 'LAUDA_MODE'>) =>
  config.LAUDA_MODE === 'demonstration' || config.LAUDA_MODE === 'development';
