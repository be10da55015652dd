import { describe, expect, test } from 'vitest';
import { safeNext, withNext } from './next-path';

const ORIGIN = 'https://escola.example';
const follow = (next: string) => safeNext(`?next=${encodeURIComponent(next)}`, undefined, ORIGIN);

/** SEC-14: what must never be followed. */
const PAYLOADS = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/%2f..',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/turmas\\..\\..\\evil.example',
  'https://evil.example',
  'http://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%255Cevil.example',
  '/%252Fevil.example',
  '%2F%2Fevil.example',
  '/\tevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/turmas\r\nLocation: https://evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/%09/evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/turmas/..//evil.example',
  '/%2e%2e//evil.example',
  '//user:pass@evil.example',
  'https://escola.example@evil.example',
  'https://escola.example.evil.example',
  '//escola.example@evil.example/',
  '//evil。example',
  '//evil%E3%80%82example',
  'evil.example',
  'turmas',
  './/evil.example',
  '../evil',
  '?next=//evil.example',
  '#//evil.example',
  '\u0000//evil.example',
  '/\u0000/evil.example',
  ' //evil.example',
  '\u00a0//evil.example',
  '',
];

describe('next', () => {
  test('the table is long enough to mean something', () => expect(PAYLOADS.length).toBeGreaterThanOrEqual(40));

  test.each(PAYLOADS)('%j is not followed', (payload) => {
    expect(follow(payload)).toBe('/aceite-termos');
  });

  test.each(PAYLOADS)('%j raw in the address does not lead out either', (payload) => {
    const to = safeNext(`?next=${payload}`, undefined, ORIGIN);
    expect(new URL(to, ORIGIN).origin).toBe(ORIGIN);
    expect(to).toMatch(/^\/(?![/\\])/);
  });

  test.each([
    ['/turmas', '/turmas'],
    ['/', '/'],
    ['/temas/4?aba=textos&de=home#l3', '/temas/4?aba=textos&de=home#l3'],
    ['/turmas?voltar=https://x.example', '/turmas?voltar=https://x.example'],
    ['/turmas/../temas', '/temas'],
    ['/atividades/trilha/unificado/3/em_andamento', '/atividades/trilha/unificado/3/em_andamento'],
    ['/temas?filter=redação', '/temas?filter=reda%C3%A7%C3%A3o'],
  ])('%s is followed', (next, to) => expect(follow(next)).toBe(to));

  test.each(['/login', '/login/', '/login?next=/login', '/acesso', '/recuperar-senha'])('%s would be a loop', (next) =>
    expect(follow(next)).toBe('/aceite-termos'),
  );

  test('none: the acceptance of the terms, or what the caller says', () => {
    expect(safeNext('', undefined, ORIGIN)).toBe('/aceite-termos');
    expect(safeNext('?x=1', '/', ORIGIN)).toBe('/');
  });

  test('a door notes the way back, and comes back to it', () => {
    const here = { pathname: '/temas/4', search: '?aba=textos', hash: '#l3' };
    const door = withNext('/login', here);
    expect(door).toBe('/login?next=%2Ftemas%2F4%3Faba%3Dtextos%23l3');
    expect(safeNext(door.slice('/login'.length), undefined, ORIGIN)).toBe('/temas/4?aba=textos#l3');
    expect(withNext('/login', { pathname: '/', search: '', hash: '' })).toBe('/login');
    expect(withNext('/login', { pathname: '/login', search: '?next=/x', hash: '' })).toBe('/login');
  });
});
