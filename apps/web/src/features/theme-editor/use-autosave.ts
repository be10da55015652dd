import type { Theme } from '@lauda/contract/themes';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../lib/calling/call-error';
import { errorMessage } from '../../lib/calling/error-message';
import { useSaveTheme } from './editor-queries';
import { missingIn, type Writing, writingOf } from './writing';

/** After this long without a key what was written is saved. */
const PAUSE_MS = 1500;

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

/** The draft as it is typed, saved after each pause; a version that moved on elsewhere is a choice, never a loss. */
export function useAutosave(theme: Theme) {
  const save = useSaveTheme(theme.id);
  const [writing, setWriting] = useState(() => writingOf(theme));
  const [state, setState] = useState<SaveState>('saved');
  const [other, setOther] = useState<Theme | null>(null);
  const [failure, setFailure] = useState('');
  const version = useRef(theme.version);
  const latest = useRef(writing);
  latest.current = writing;

  const send = () => {
    const sent = latest.current;
    if (missingIn(sent) || save.isPending) return;
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
          setFailure(errorMessage(error));
          setOther(current);
          setState(current ? 'conflict' : 'failed');
        },
      },
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a pause in the writing is what saves; `send` is made anew at each drawing
  useEffect(() => {
    if (state !== 'unsaved' || save.isPending) return; // one at a time: each builds on the version of the last
    const timer = setTimeout(send, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [writing, state, save.isPending]);

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
      setState('unsaved');
    },
    /** The words of the last refusal. */
    failure,
    missing: missingIn(writing),
    other,
    isSending: save.isPending,
    saveNow: send,
    /** The choice is put off: neither version goes over the other. */
    chooseLater: () => setState('failed'),
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

export type Autosave = ReturnType<typeof useAutosave>;
