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
    about: 'production, beta, development ou demonstration. Dados de demonstração só existem nos dois últimos.',
  },
  PORT: { schema: port.default(3000), about: 'Porta do servidor web.' },
  HOST: {
    schema: z.string().min(1).default('0.0.0.0'),
    about: 'Endereço em que o servidor escuta. `npm start` escuta só nesta máquina, salvo se disserem outro.',
  },
  PUBLIC_URL: {
    schema: optionalUrl,
    about:
      'Endereço que as pessoas usam, como https://lauda.rede.example. Obrigatório em produção. Com https, os cookies são Secure e levam o prefixo __Host-.',
  },
  TRUST_PROXY: { schema: yesNo.default(false), about: 'on atrás de um proxy reverso que preenche X-Forwarded-For.' },
  LAUDA_DATA_DIR: {
    schema: z.string().min(1).default('.data'),
    about: 'Pasta do banco embutido, do correio e da chave gerada.',
  },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    about:
      'Um PostgreSQL externo (15 ou mais novo). Obrigatório em produção. Na mesma máquina, `?host=/var/run/postgresql` no fim do endereço usa o soquete, que custa menos.',
    secret: true,
  },
  DATABASE_POOL: { schema: z.coerce.number().int().min(2).max(200).default(10), about: 'Conexões de um processo da API.' },
  SECRET_KEY: {
    schema: z.string().min(32).optional(),
    about: 'Pelo menos 32 caracteres aleatórios, os mesmos em todos os processos. Obrigatório em produção.',
    secret: true,
  },
  WORKER: {
    schema: yesNo.default(false),
    about: 'on faz as tarefas dentro do processo da API, como em `npm start`; em produção há um worker à parte.',
  },
  REVIEW_LEASE_SECONDS: {
    schema: z.coerce.number().int().min(1).max(86_400).default(900),
    about: 'Por quanto tempo um texto fica com quem o corrige sem notícia da página; depois volta à fila.',
  },
  ANALYSIS_SECONDS: {
    schema: z.coerce.number().min(0.1).max(300).default(30),
    about: 'Por quanto tempo o motor pode ler um texto; depois a leitura é interrompida e, na terceira vez, dada por perdida.',
  },
  ANALYSIS_IDLE_SECONDS: {
    schema: z.coerce.number().min(0.1).max(86_400).default(60),
    about: 'Depois de quanto tempo sem textos o motor é desligado e devolve a memória; o próximo texto o liga de novo, em cerca de 1 s.',
  },
  ANALYSIS_THREAD: {
    schema: z.string().min(1).optional(),
    about: 'Outro módulo JavaScript no lugar do motor que lê os textos. Sem ele, o que vem com a Lauda.',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    about: 'Menor nível registrado no log.',
  },
  METRICS_TOKEN: {
    schema: z.string().min(16).optional(),
    about: 'Token (Bearer) de /metrics. Sem ele, só esta máquina pode ler as métricas.',
    secret: true,
  },
  SMTP_URL: {
    schema: optionalUrl,
    about: 'smtp://usuario:senha@servidor:587. Sem ele, as mensagens ficam na pasta de correio.',
    secret: true,
  },
  MAIL_FROM: { schema: z.string().min(3).default('Lauda <nao-responda@lauda.example>'), about: 'Remetente das mensagens.' },
  FLAGR_URL: { schema: optionalUrl, about: 'Um Flagr que avalia as flags no lugar das nossas tabelas.' },
  LAYERS_API_URL: {
    schema: z.url().default('https://api.layers.digital'),
    about: 'Onde as sessões do portal são confirmadas, de servidor a servidor.',
  },
  LAYERS_TOKEN: {
    schema: z.string().min(1).optional(),
    about: 'Token da nossa aplicação no portal. Sem ele, a entrada pelo portal fica fechada.',
    secret: true,
  },
  LAYERS_APP_ID: { schema: z.string().min(1).optional(), about: 'Nossa aplicação no portal; com ela, /login carrega o script do portal.' },
  LAYERS_SCRIPT_URL: { schema: z.url().default('https://js.layers.digital/v1/LayersPortal.js'), about: 'O script do portal.' },
  STUDENT_URL: { schema: z.string().min(1).default('/estudante'), about: 'Onde os estudantes entram.' },
  MANAGER_URL: { schema: z.string().min(1).default('/login'), about: 'Para onde vai o botão da plataforma do gestor.' },
  SITE_URL: { schema: z.string().min(1).default('/'), about: 'A página de apresentação do produto.' },
  SUPPORT_CHAT_SCRIPT_URL: { schema: optionalUrl, about: 'O script do atendimento por chat. Sem ele, não há chat.' },
  SUPPORT_CHAT_IDENTIFICATION_URL: { schema: optionalUrl, about: 'Quem dá ao chat o token do visitante.' },
  ANALYTICS_URL: { schema: optionalUrl, about: 'Para onde vão os eventos de uso, só em produção. Sem ele, nada sai.' },
  TAG_MANAGER_URL: { schema: optionalUrl, about: 'O gerenciador de tags, só em produção.' },
  ERROR_REPORTS_DSN: { schema: optionalUrl, about: 'Para onde vão os códigos de erro do navegador, só em produção.' },
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

const requiredToServe = ['DATABASE_URL', 'SECRET_KEY'] as const;
const requiredInProduction = ['PUBLIC_URL', ...requiredToServe] as const;

/** A secret may stand in a file: `SECRET_KEY_FILE=/run/secrets/key`. */
const given = (env: NodeJS.ProcessEnv, name: Name) => {
  const file = 'secret' in variables[name] ? env[`${name}_FILE`] : undefined;
  return file ? readFileSync(file, 'utf8').trim() : env[name] || undefined;
};

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const names = Object.keys(variables) as Name[]; // the table's own keys
  const unknown = Object.keys(env).filter((name) => name.startsWith('LAUDA_') && !names.includes(name as Name));
  const problems = unknown.map((name) => `${name}: não existe`);
  const values: Record<string, unknown> = {};
  for (const name of names) {
    const parsed = variables[name].schema.safeParse(given(env, name));
    if (parsed.success) values[name] = parsed.data;
    else problems.push(`${name}: ${variables[name].about}`);
  }
  const isProduction = values.LAUDA_MODE === 'production' || values.LAUDA_MODE === 'beta';
  if (isProduction)
    problems.push(...requiredInProduction.filter((name) => !given(env, name)).map((name) => `${name}: falta (${variables[name].about})`));
  values.PUBLIC_URL ??= `http://localhost:${values.PORT}`;
  if (!isProduction)
    problems.push(...requiredToServe.filter((name) => !values[name]).map((name) => `${name}: falta. ${variables[name].about}`));
  if (problems.length > 0)
    throw new ConfigError(`Configuração inválida:\n${[...new Set(problems)].map((line) => `  - ${line}`).join('\n')}`);
  return values as Config; // every name was parsed by its own schema above
}

export const isDemonstrable = (config: Pick<Config, 'LAUDA_MODE'>) =>
  config.LAUDA_MODE === 'demonstration' || config.LAUDA_MODE === 'development';
