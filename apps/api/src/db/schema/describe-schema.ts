import type { Sql } from 'postgres';
import { connect } from '../connect';
import {
  collations,
  columns,
  constraints,
  extensions,
  functions,
  indexes,
  policies,
  privileges,
  tables,
  triggers,
  types,
  views,
} from './schema-catalog';

const HEADING = '-- The whole database on one page, written by `npm run db:migrate` from the migrations. Do not edit.';

/** The same text for the same structure, whichever way the database came to it. */
export async function describeSchema(url: string): Promise<string> {
  const sql = connect(url, { max: 1, onnotice: () => {} });
  try {
    const blocks = [HEADING];
    for (const ask of [extensions, collations, types, functions]) {
      const found = await ask(sql);
      const separator = ask === functions ? '\n\n' : '\n';
      if (found.length > 0) blocks.push(found.map(({ definition }) => definition).join(separator));
    }
    blocks.push(...(await tableBlocks(sql)), ...(await views(sql)).map(({ definition }) => definition));
    return `${blocks.join('\n\n')}\n`;
  } finally {
    await sql.end();
  }
}

async function tableBlocks(sql: Sql) {
  const inside = [...(await columns(sql)), ...(await constraints(sql))];
  const after = [...(await indexes(sql)), ...(await policies(sql)), ...(await triggers(sql)), ...(await privileges(sql))];
  return (await tables(sql)).map(({ name, kind, partition, secured, forced, comment }) => {
    const own = (part: { table_name: string }) => part.table_name === name;
    const body = inside.filter(own).map(({ definition }) => `  ${definition}`);
    const suffix = partition ? (kind === 'p' ? ` partition by ${partition}` : ` partition of ${partition}`) : '';
    return [
      ...(comment ? [`-- ${comment.replaceAll('\n', '\n-- ')}`] : []),
      `create table ${name} (\n${body.join(',\n')}\n)${suffix};`,
      ...(secured ? [`alter table ${name} enable row level security${forced ? ', force row level security' : ''};`] : []),
      ...after.filter(own).map(({ definition }) => definition.replaceAll(' public.', ' ')),
    ].join('\n');
  });
}
