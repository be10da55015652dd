import { paths } from './paths';

const LEAST_PRINTABLE = 0x20;
const DELETE = 0x7f;
const hasControl = (text: string) => [...text].some((letter) => letter.charCodeAt(0) < LEAST_PRINTABLE || letter.charCodeAt(0) === DELETE);

/** One slash and then a name: never a host (`//h`, `/\h`), never something a URL parser would silently drop or turn around. */
const looksInside = (text: string) => /^\/(?![/\\])/.test(text) && !text.includes('\\') && !hasControl(text);

/** `%252f` is `%2f` is `/`: what hides behind encoding is judged unveiled, for the part that names the place. */
function unveiled(text: string): string[] {
  const forms = [text];
  for (let depth = 0; depth < 3; depth += 1) {
    try {
      forms.push(decodeURIComponent(forms[depth] ?? ''));
    } catch {
      return forms;
    }
  }
  return forms;
}

/** Doors: being sent back to one after entering would be a loop. */
const DOORS: readonly string[] = [paths.login, paths.networkAccess, paths.recovery];
export const isDoor = (pathname: string) => DOORS.includes(pathname.replace(/\/+$/, ''));

function insideOnly(next: string, origin: string): string | null {
  const place = next.split(/[?#]/)[0] ?? '';
  if (hasControl(next) || !unveiled(place).every(looksInside)) return null;
  if (!URL.canParse(next, origin)) return null;
  const url = new URL(next, origin);
  // Dots are resolved by now: `/..//h` has become `//h`.
  if (url.origin !== origin || url.username || !looksInside(url.pathname)) return null;
  return isDoor(url.pathname) ? null : url.pathname + url.search + url.hash;
}

/** Where to go after entering: `next` when it stays inside our origin (SEC-14), else the acceptance of the terms (spec §2.1). */
export function safeNext(search: string, fallback: string = paths.termsAcceptance, origin: string = window.location.origin): string {
  const next = new URLSearchParams(search).get('next');
  return (next && insideOnly(next, origin)) || fallback;
}

/** A door that leads back to where the person was; home needs no note. */
export function withNext(door: string, { pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  const from = pathname + search + hash;
  return from === paths.home || isDoor(pathname) ? door : `${door}?next=${encodeURIComponent(from)}`;
}
