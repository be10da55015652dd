/** What a key of its own does. The letters can be changed or switched off (A11Y-03); those with Ctrl or Alt always work. */
export const ACTIONS = ['theme', 'shortcuts', 'zero', 'plagiarism', 'abandon', 'text', 'general', 'finish', 'previous'] as const;
export type Action = (typeof ACTIONS)[number];

export const DEFAULT_KEYS: Record<Action, string> = {
  theme: 'T',
  shortcuts: '?',
  zero: 'Z',
  plagiarism: 'P',
  abandon: 'A',
  text: 'S',
  general: 'G',
  finish: 'Ctrl+Enter',
  previous: 'Alt+P',
};

export type KeySettings = { areLettersOn: boolean; keys: Record<Action, string> };
export const DEFAULT_SETTINGS: KeySettings = { areLettersOn: true, keys: DEFAULT_KEYS };

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const MODIFIERS = ['Control', 'Alt', 'Shift', 'Meta', 'AltGraph', 'Dead'];

/** As it is written in the list: "Z", "?", "Ctrl+Enter", "Alt+3". Empty for a modifier alone. */
export function keyName({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  if (MODIFIERS.includes(key)) return '';
  // With Alt, some layouts give a letter of their own for a digit.
  const plain = altKey && /^(Digit|Key)/.test(code) ? code.slice(-1) : key;
  const name = plain.length === 1 ? plain.toUpperCase() : plain;
  const isShifted = shiftKey && (name.length > 1 || /^\p{L}$/u.test(name));
  return [(ctrlKey || metaKey) && 'Ctrl', altKey && 'Alt', isShifted && 'Shift', name].filter(Boolean).join('+');
}

export const hasModifier = (name: string) => /^(Ctrl|Alt)\+/.test(name);

/** As `aria-keyshortcuts` wants it. */
export const ariaKey = (name: string) => name.replace('Ctrl+', 'Control+');

const TYPING = 'textarea, select, [contenteditable="true"], input:not([type="radio"]):not([type="checkbox"]):not([type="button"])';
export const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(TYPING) !== null;

export function actionFor(pressed: Pressed, target: EventTarget | null, { areLettersOn, keys }: KeySettings): Action | null {
  const name = keyName(pressed);
  const action = ACTIONS.find((one) => keys[one] === name);
  if (!action) return null;
  return hasModifier(name) || (areLettersOn && !isTyping(target)) ? action : null;
}

/** The competence that Alt and a digit lead to, anywhere. */
export function competenceFor(pressed: Pressed): number | null {
  const [, digit] = /^Alt\+([1-9])$/.exec(keyName(pressed)) ?? [];
  return digit ? Number(digit) : null;
}
