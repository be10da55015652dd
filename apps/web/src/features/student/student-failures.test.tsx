import { auth } from '@lauda/contract/auth';
import { featureFlags } from '@lauda/contract/feature-flags';
import { messages } from '@lauda/contract/messages';
import { schools } from '@lauda/contract/schools';
import { students } from '@lauda/contract/students';
import { users } from '@lauda/contract/users';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type FailingForm, testFailures } from '../../../test/failing-forms';
import { fakeApi } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { makeStudents } from '../../../test/make-students';
import { renderScreen } from '../../../test/render-screen';

const api = fakeApi();

beforeEach(() => {
  api.answer(users.me, makeStudents.coordinator());
  api.answer(auth.refresh, { csrf: 'renovado' });
  api.answer(featureFlags.evaluate, make.flags());
  api.answer(students.get, makeStudents.student());
  api.answer(schools.groupsOfYear, make.page([make.group(), make.group({ id: 2, name: '3º EM B' })]));
});

const type = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const open = async (address: string) => {
  renderScreen(`/turmas/estudante/11${address}`);
  await screen.findByRole('heading', { level: 1, name: /^(Ana Conceição|Nova senha)/ });
};
const inDialog = () => within(screen.getByRole('dialog', { name: /^Mudar Ana/ }));

const FORMS: FailingForm[] = [
  {
    name: 'the data of a student',
    endpoint: students.update,
    fill: async () => {
      await open('');
      type('Sobrenome', 'Conceição Lima');
      type(/E-mail/, 'ana@escola.example');
    },
    send: () => press('Salvar'),
    stays: () => {
      expect(screen.getByLabelText('Sobrenome')).toHaveProperty('value', 'Conceição Lima');
      expect(screen.getByLabelText(/E-mail/)).toHaveProperty('value', 'ana@escola.example');
    },
    mend: () => api.answer(students.update, makeStudents.student({ last_name: 'Conceição Lima', email: 'ana@escola.example', version: 5 })),
    done: () => screen.findByText('Dados salvos.'),
  },
  {
    name: 'an adaptation',
    endpoint: students.adapt,
    fill: async () => {
      await open('?aba=adaptacoes');
      await screen.findByRole('switch', { name: 'Desconsiderar o tema' });
    },
    send: () => fireEvent.click(screen.getByRole('switch', { name: 'Desconsiderar o tema' })),
    // A switch shows what holds: nothing was saved, so it is back, and one more touch is the second try.
    stays: () => expect(screen.getByRole('switch', { name: 'Desconsiderar o tema' })).toHaveProperty('checked', false),
    mend: () =>
      api.answer(
        students.adapt,
        makeStudents.student({ adaptations: { disregard_length: false, disregard_genre: false, disregard_theme: true }, version: 5 }),
      ),
    done: () => screen.findByText('Adaptações salvas.'),
  },
  {
    name: 'a chosen password',
    endpoint: students.resetPassword,
    fill: async () => {
      await open('/alterar_senha');
      fireEvent.click(await screen.findByLabelText('Digitar uma'));
      type('Senha provisória', 'a lua de papel');
    },
    send: () => press('Trocar a senha'),
    stays: () => expect(screen.getByLabelText('Senha provisória')).toHaveProperty('value', 'a lua de papel'),
    mend: () => api.answer(students.resetPassword, undefined),
    done: () => screen.findByText('A nova senha de Ana'),
  },
  {
    name: 'another class',
    endpoint: students.move,
    fill: async () => {
      await open('?aba=turmas');
      fireEvent.click(await screen.findByRole('button', { name: 'Mudar de 3º EM A para outra turma' }));
      fireEvent.click(await screen.findByRole('button', { name: /Nova turma/ }));
      fireEvent.click(await screen.findByRole('option', { name: '3º EM B' }));
    },
    send: () => fireEvent.click(inDialog().getByRole('button', { name: 'Mudar de turma' })),
    stays: () => expect(inDialog().getByRole('button', { name: /Nova turma/ }).textContent).toContain('3º EM B'),
    mend: () => api.answer(students.move, undefined),
    done: () => screen.findByText('Agora está em 3º EM B.'),
  },
];

testFailures(api, FORMS);

test('a refusal of something that the form does not show is said all the same', async () => {
  await open('');
  api.refuse(students.update, { status: 400, body: { version: [messages.invalidInteger] } });
  type('Sobrenome', 'Lima');
  press('Salvar');
  expect(await screen.findByText(messages.invalidInteger)).toBeTruthy();
});
