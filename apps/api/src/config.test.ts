import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig, variables } from './config';

const production = {
  LAUDA_MODE: 'production',
  PUBLIC_URL: 'https://lauda.rede.example',
  DATABASE_URL: 'postgres://lauda@banco/lauda',
  SECRET_KEY: 'x'.repeat(32),
};

const refusalOf = (env: Record<string, string>) => {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message; // asserted above
  }
};

describe('configuration', () => {
  test('the least that production needs is enough', () => {
    expect(readConfig(production)).toMatchObject({ PORT: 3000, HOST: '0.0.0.0', WORKER: false, LOG_LEVEL: 'info' });
  });

  test.each(['PUBLIC_URL', 'DATABASE_URL', 'SECRET_KEY'] as const)('production without %s is refused by its name', (name) => {
    const { [name]: _, ...rest } = production;
    expect(refusalOf(rest)).toContain(name);
  });

  test.each([
    ['PORT', 'três mil'],
    ['SECRET_KEY', 'curta'],
    ['LAUDA_MODE', 'producao'],
    ['WORKER', 'sim'],
    ['LAUDA_COLOUR', 'azul'],
  ])('%s=%s is refused by its name, and its value is not repeated', (name, value) => {
    const refusal = refusalOf({ ...production, [name]: value });
    expect(refusal).toContain(name);
    expect(refusal).not.toContain(`=${value}`);
  });

  test('a secret may stand in a file', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'lauda-config-')), 'key');
    writeFileSync(file, `${'k'.repeat(40)}\n`);
    const { SECRET_KEY: _, ...rest } = production;
    expect(readConfig({ ...rest, SECRET_KEY_FILE: file }).SECRET_KEY).toBe('k'.repeat(40));
  });

  test('the table of the documentation is the table of the code', async () => {
    await expect(documentation()).toMatchFileSnapshot('../../../docs/configuration.md');
  });
});

function documentation() {
  const rows = Object.entries(variables).map(([name, variable]) => {
    const usual = variable.schema.safeParse(undefined);
    const shown =
      usual.success && usual.data !== undefined ? `\`${usual.data === true ? 'on' : usual.data === false ? 'off' : usual.data}\`` : '–';
    return `| \`${name}\` | ${shown} | ${variable.about}${'secret' in variable ? ` Também como \`${name}_FILE\`.` : ''} |`;
  });
  return `# Configuração

Feita da tabela de \`apps/api/src/config.ts\`; um teste guarda as duas iguais (\`npx vitest run --project api config -u\` refaz esta página). Tudo vem do ambiente, é conferido uma vez na partida, e o que falta, sobra ou não vale é recusado pelo nome.

| variável | padrão | para quê |
|---|---|---|
${rows.join('\n')}
`;
}
