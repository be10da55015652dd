import { featureFlags } from '@lauda/contract/feature-flags';
import { messages } from '@lauda/contract/messages';
import { profiles } from '@lauda/contract/profiles';
import { type CurrentUser, users } from '@lauda/contract/users';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { renderScreen } from '../../../test/render-screen';

const api = fakeApi();
const profile = { profile_id: 3, phone: '', birth_date: null, pronouns: '' };
let me: CurrentUser;

beforeEach(() => {
  me = make.me({ user_profile: profile });
  api.answer(users.me, () => me);
  api.answer(featureFlags.evaluate, make.flags());
});

const open = async (tab: string, first: string) => {
  const rendered = renderScreen(`/perfil?aba=${tab}`);
  await screen.findByLabelText(first);
  return rendered;
};
const type = (label: string | RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the tab stands in the address', async () => {
  const { router } = await open('senha', 'Senha atual');
  fireEvent.click(screen.getByRole('tab', { name: 'Dados' }));
  expect(await screen.findByLabelText('Nome')).toBeTruthy();
  expect(router.state.location.search).toBe('?aba=dados');
});

describe('own data', () => {
  test('only what changed is sent, each to its place', async () => {
    api.answer(users.update, { ...me.user, last_name: 'Lima' });
    api.answer(profiles.update, { ...profile, pronouns: 'ela' });
    await open('dados', 'Nome');
    type('Sobrenome', 'Lima ');
    type(/Pronomes/, 'ela');
    press('Salvar');
    expect(await screen.findByText('Dados salvos.')).toBeTruthy();
    expect(api.asked(users.update)[0]).toMatchObject({ params: { id: 7 }, body: { last_name: 'Lima' } });
    expect(api.asked(profiles.update)[0]).toMatchObject({ params: { id: 3 }, body: { pronouns: 'ela' } });
    expect(JSON.parse(localStorage.getItem('userData') ?? '').user).toMatchObject({ last_name: 'Lima', user_profile: { pronouns: 'ela' } });
  });

  test('without a profile yet, one is made', async () => {
    me = make.me();
    api.answer(profiles.create, { ...profile, birth_date: '1990-04-02' });
    await open('dados', 'Nome');
    type(/Data de nascimento/, '1990-04-02');
    press('Salvar');
    expect(await screen.findByText('Dados salvos.')).toBeTruthy();
    expect(api.asked(profiles.create)[0]?.body).toEqual({ birth_date: '1990-04-02' });
    expect(api.asked(users.update)).toHaveLength(0);
  });

  test('nothing changed, nothing sent', async () => {
    await open('dados', 'Nome');
    press('Salvar');
    expect(await screen.findByText('Nada mudou ainda.')).toBeTruthy();
    expect(api.asked(users.update)).toHaveLength(0);
  });

  test('a refused e-mail says why at its field; what was typed stays, over other tabs too', async () => {
    api.refuse(users.update, { status: 400, body: { email: [messages.emailTaken] } });
    await open('dados', 'Nome');
    type('E-mail', 'usado@escola.example');
    press('Salvar');
    const error = await screen.findByText(messages.emailTaken);
    expect(screen.getByLabelText('E-mail').getAttribute('aria-describedby')).toContain(error.id);
    fireEvent.click(screen.getByRole('tab', { name: 'Aparência' }));
    await screen.findByLabelText('Escura');
    fireEvent.click(screen.getByRole('tab', { name: 'Dados' }));
    expect(await screen.findByLabelText('E-mail')).toHaveProperty('value', 'usado@escola.example');
  });

  test('a blank name is not sent', async () => {
    await open('dados', 'Nome');
    type('Nome', '');
    press('Salvar');
    expect(await screen.findByText(messages.blankField)).toBeTruthy();
    expect(api.asked(users.update)).toHaveLength(0);
  });
});

describe('password', () => {
  const fill = () => {
    type('Senha atual', 'a de antes');
    type('Nova senha', 'a lua de papel');
    type('Repita a nova senha', 'a lua de papel');
  };

  test('changes, and says that the other sessions ended', async () => {
    api.answer(users.changePassword, undefined);
    await open('senha', 'Senha atual');
    fill();
    press('Trocar a senha');
    expect(await screen.findByText('Senha trocada. As sessões em outros aparelhos foram encerradas.')).toBeTruthy();
    expect(api.asked(users.changePassword)[0]?.body).toEqual({ current_password: 'a de antes', new_password: 'a lua de papel' });
    expect(screen.getByLabelText('Nova senha')).toHaveProperty('value', '');
  });

  test.each([
    ['current_password', 'Senha atual', messages.wrongCurrentPassword],
    ['new_password', 'Nova senha', messages.samePassword],
  ])('a refusal of %s stands at its field and loses nothing', async (field, label, message) => {
    api.refuse(users.changePassword, { status: 400, body: { [field]: [message] } });
    await open('senha', 'Senha atual');
    fill();
    press('Trocar a senha');
    const error = await screen.findByText(message);
    expect(screen.getByLabelText(label).getAttribute('aria-describedby')).toContain(error.id);
    expect(screen.getByLabelText('Nova senha')).toHaveProperty('value', 'a lua de papel');
  });
});

describe('active role', () => {
  const teacher = [make.role({ id: 1 }), make.role({ id: 2, school_group: 2, school_group_name: '9º B' })];
  const manager = make.role({ id: 3, role_type: 'manager', school: null, school_name: null, school_group: null, school_group_name: null });

  test('roles are listed with their reach, and one click changes the active one', async () => {
    me = make.me({}, [...teacher, manager]);
    api.answer(users.chooseRole, () => {
      me = make.me({}, [manager, ...teacher]);
      return me;
    });
    await open('papel', 'Docência, Escola Estadual Cora Coralina');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByText('Alcança as turmas 3º EM A e 9º B.')).toBeTruthy();
    expect(screen.getByText('Lê turmas e relatórios de toda a rede.')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Gestão, Rede do Cerrado'));
    expect(await screen.findByText('Agora você está em Gestão, Rede do Cerrado.')).toBeTruthy();
    expect(screen.getByLabelText('Gestão, Rede do Cerrado')).toHaveProperty('checked', true);
    expect(api.asked(users.chooseRole)[0]?.body).toEqual({ user_role_id: 3 });
  });

  test('a refusal says why and leaves the role as it was', async () => {
    me = make.me({}, [...teacher, manager]);
    api.refuse(users.chooseRole, { status: 403, body: { detail: messages.notYourRole } });
    await open('papel', 'Docência, Escola Estadual Cora Coralina');
    fireEvent.click(screen.getByLabelText('Gestão, Rede do Cerrado'));
    expect(await screen.findByText(messages.notYourRole)).toBeTruthy();
    expect(screen.getByLabelText('Docência, Escola Estadual Cora Coralina')).toHaveProperty('checked', true);
  });
});

test('the look is applied at once and kept in the browser', async () => {
  await open('aparencia', 'Escura');
  fireEvent.click(screen.getByLabelText('Escura'));
  expect(document.documentElement.dataset.look).toBe('dark');
  expect(localStorage.getItem('lauda.look')).toBe('dark');
  fireEvent.click(screen.getByLabelText('Como o sistema'));
  await waitFor(() => expect(document.documentElement.dataset.look).toBeUndefined());
});
