import { useEffect, useRef } from 'react';
import { type Action, actionFor, competenceFor, type KeySettings } from './shortcuts';

type Keys = {
  settings: KeySettings;
  /** A dialog is open and has its own keys. */
  isBlocked: boolean;
  onAction: (action: Action) => void;
  onCompetence: (position: number) => void;
};

/** The keys of the whole desk; what a part of it already took does not come here. */
export function useShortcuts(keys: Keys) {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { settings, isBlocked, onAction, onCompetence } = latest.current;
      if (isBlocked || event.defaultPrevented || event.isComposing || event.repeat) return;
      const competence = competenceFor(event);
      const action = actionFor(event, event.target, settings);
      if (competence === null && action === null) return;
      event.preventDefault();
      if (competence !== null) onCompetence(competence);
      else if (action) onAction(action);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
