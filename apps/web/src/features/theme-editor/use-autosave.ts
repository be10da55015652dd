import type { Theme } from '@lauda/contract/themes';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../lib/call-error';
import { useSaveTheme } from './editor-queries';

/** After this long without a key what was written is saved. */
const PAUSE_MS = 1500;

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

export type Writing = Pick<Theme, 'title' | 'summary' | 'school_grades' | 'statement' | 'motivating_texts' | 'repertory_contents'> & {
  genre_id: number;
};

export const writingOf = (theme: Theme): Writing => ({
  title: theme.title,
  summary: theme.summary,
  genre_id: theme.genre.id,
  school_grades: theme.school_grades,
  statement: theme.statement,
  motivating_texts: theme.motivating_texts,
  repertory_contents: theme.repertory_contents,
});

/** What the server would refuse whole is kept here until it can go: an empty title, a text without words. */
const isSendable = ({ title, school_grades, motivating_texts, repertory_contents }: Writing) =>
  title.trim() !== '' &&
  school_grades.length > 0 &&
  motivating_texts.every(({ body, figure }) => body.trim() !== '' && (!figure || figure.rows.length > 0)) &&
  repertory_contents.every(({ title: name }) => name.trim() !== '');

/** The draft as it is typed, saved after each pause; a version that moved on elsewhere is a choice, never a loss. */
export function useAutosave(theme: Theme) {
  const save = useSaveTheme(theme.id);
  const [writing, setWriting] = useState(() => writingOf(theme));
  const [state, setState] = useState<SaveState>('saved');
  const [other, setOther] = useState<Theme | null>(null);
  const version = useRef(theme.version);
  const latest = useRef(writing);
  latest.current = writing;

  const send = () => {
    const sent = latest.current;
    if (!isSendable(sent)) return;
    setState('saving');
    save.mutate(
      { version: version.current, changes: sent },
      {
        onSuccess: (saved) => {
          version.current = saved.version;
          setState(latest.current === sent ? 'saved' : 'unsaved');
        },
        onError: (error) => {
          const current = error instanceof CallError && error.status === 409 ? (error.body as { current: Theme | null }).current : null; // a 409 carries what is there
          setOther(current);
          setState(current ? 'conflict' : 'failed');
        },
      },
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a pause in the writing is what saves; `send` is made anew at each drawing
  useEffect(() => {
    if (state !== 'unsaved') return;
    const timer = setTimeout(send, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [writing, state]);

  // Leaving with something unsaved asks, as the browser does.
  useEffect(() => {
    if (state === 'saved') return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [state]);

  return {
    writing,
    state,
    modified: save.data?.modified ?? theme.modified,
    change: (changes: Partial<Writing>) => {
      setWriting((before) => ({ ...before, ...changes }));
      setState((before) => (before === 'conflict' ? before : 'unsaved'));
    },
    retry: send,
    keepMine: () => {
      version.current = other?.version ?? version.current;
      setOther(null);
      send();
    },
    takeOther: () => {
      if (!other) return;
      version.current = other.version;
      setWriting(writingOf(other));
      setOther(null);
      setState('saved');
    },
  };
}
