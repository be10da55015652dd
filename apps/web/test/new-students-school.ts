import { featureFlags } from '@lauda/contract/feature-flags';
import { messages } from '@lauda/contract/messages';
import { schools } from '@lauda/contract/schools';
import { type CreationOutcome, type StudentRow, students } from '@lauda/contract/students';
import { users } from '@lauda/contract/users';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { type Asked, type FakeApi, fakeApi } from './fake-api';
import { make } from './make';
import { renderScreen } from './render-screen';

export let api: FakeApi;
export const coordinator = make.me({}, [make.role({ role_type: 'coordinator', school_group: null, school_group_name: null })]);
export const group = make.group({ id: 5, name: '9º A' });

type Body = { preview: boolean; students: StudentRow[] };
export const bodyOf = ({ body }: Asked) => body as Body; // checked by the fake against the contract

/** A server that knows who it made: blank names are refused, the same name and registration exist from then on. */
export function school(known = new Set<string>()) {
  const keyOf = ({ first_name, last_name, registration }: StudentRow) => `${first_name} ${last_name} ${registration}`;
  return (asked: Asked) => {
    const { preview, students: rows } = bodyOf(asked);
    const results = rows.map((row, at): CreationOutcome => {
      const errors: Record<string, string[]> = {
        ...(row.first_name === '' && { first_name: [messages.blankField] }),
        ...(row.last_name === '' && { last_name: [messages.blankField] }),
        ...(row.birth_date !== '' && !/^\d{4}-\d\d-\d\d$/.test(row.birth_date) && { birth_date: [messages.invalidDate] }),
      };
      const isRefused = Object.keys(errors).length > 0;
      const outcome = isRefused ? 'refused' : known.has(keyOf(row)) ? 'exists' : 'created';
      const isMade = outcome === 'created' && !preview;
      return {
        row: at,
        outcome,
        errors,
        student: isRefused
          ? null
          : { id: preview ? null : at + 1, first_name: row.first_name, last_name: row.last_name, username: `usuario.${at + 1}` },
        first_password: isMade ? `lua-papel-${at + 1}` : null,
      };
    });
    const count = (outcome: string) => results.filter((one) => one.outcome === outcome).length;
    if (!preview && count('refused') === 0) for (const row of rows) known.add(keyOf(row));
    return { preview, created: count('created'), existing: count('exists'), refused: count('refused'), results };
  };
}

/** For one test file: a coordinator at the screen that creates students, and a school that answers. */
export function atTheSchool() {
  api = fakeApi();
  beforeEach(() => {
    api.answer(users.me, coordinator);
    api.answer(featureFlags.evaluate, make.flags('create_student'));
    api.answer(schools.group, group);
    api.answer(students.create, school());
  });
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
export const type = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const open = async (way: string) => {
  const rendered = renderScreen(`/turmas/novos-estudantes?turma=5&modo=${way}`);
  await screen.findByRole('tab', { selected: true });
  return rendered;
};
export const paste = async (text: string) => {
  const rendered = await open('colar');
  fireEvent.change(await screen.findByLabelText('Lista de estudantes'), { target: { value: text } });
  press('Conferir');
  await screen.findByRole('heading', { name: 'Confira antes de criar' });
  return rendered;
};
export const confirmAs = async (name: string) => {
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveProperty('disabled', false));
  press(name);
};
export const created = () => api.asked(students.create).filter((asked) => !bodyOf(asked).preview);
