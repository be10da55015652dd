import { messages } from '@lauda/contract/messages';
import type { Theme, themes } from '@lauda/contract/themes';
import type { Call } from '../../http/route';
import { conflict, forbidden, invalid, notFound } from '../../problems';
import { addTheme, changeTheme, genreExists, setThemeState, themeOf } from './themes.queries';

type AnyCall = Pick<Call<never>, 'sql' | 'reach'>;

export async function readTheme({ sql, reach }: AnyCall, id: number): Promise<Theme> {
  const theme = await themeOf(sql, reach, id);
  if (!theme) throw notFound();
  return theme;
}

export async function createTheme(call: Call<typeof themes.create>) {
  const { school_id, ...writing } = call.body;
  if (!(await genreExists(call.sql, writing.genre_id))) throw invalid({ genre_id: [messages.unknownGenre] });
  const id = await addTheme(call.sql, call.reach, school_id, writing);
  if (id === undefined) throw notFound();
  return readTheme(call, id);
}

export async function updateTheme(call: Call<typeof themes.update>) {
  const { version, ...changes } = call.body;
  const before = await ownTheme(call, call.params.id);
  if (changes.genre_id !== undefined && !(await genreExists(call.sql, changes.genre_id)))
    throw invalid({ genre_id: [messages.unknownGenre] });
  const writing = { ...before, genre_id: before.genre.id, ...present(changes) };
  if (before.state === 'published') refuseUnfinished(writing);
  if (!(await changeTheme(call.sql, before.id, version, writing))) throw conflict(messages.staleVersion, await readTheme(call, before.id));
  return readTheme(call, before.id);
}

export async function publishTheme(call: Call<typeof themes.publish>) {
  const theme = await ownTheme(call, call.params.id);
  refuseUnfinished(theme);
  return setState(call, theme, 'published');
}

export const archiveTheme = async (call: Call<typeof themes.archive>) => setState(call, await ownTheme(call, call.params.id), 'archived');

async function setState(call: AnyCall & { body: { version: number } }, theme: Theme, state: 'published' | 'archived') {
  if (!(await setThemeState(call.sql, theme.id, call.body.version, state)))
    throw conflict(messages.staleVersion, await readTheme(call, theme.id));
  return readTheme(call, theme.id);
}

/** The product's themes and a colleague's may be read by the school, and changed by their author only. */
async function ownTheme(call: AnyCall, id: number): Promise<Theme> {
  const theme = await readTheme(call, id);
  if (!theme.is_own) throw forbidden(messages.notYourTheme);
  return theme;
}

function refuseUnfinished({ statement, motivating_texts }: Pick<Theme, 'statement' | 'motivating_texts'>) {
  if (statement.trim() === '') throw invalid({ statement: [messages.blankField] });
  if (motivating_texts.length === 0) throw invalid({ motivating_texts: [messages.tooFew(1)] });
}

/** What was left out stays as it was. */
const present = <T extends object>(changes: T) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: NonNullable<T[K]> }; // only what was given is left
