import { activities } from '@lauda/contract/activities';
import { featureFlags } from '@lauda/contract/feature-flags';
import { messages } from '@lauda/contract/messages';
import { users } from '@lauda/contract/users';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { makeActivities } from '../../../test/make-activities';
import { renderScreen } from '../../../test/render-screen';

const api = fakeApi();
const activity = makeActivities.activity();

beforeEach(() => {
  api.answer(users.me, make.me());
  api.answer(featureFlags.evaluate, make.flags());
  api.answer(activities.get, activity);
  api.answer(activities.studentsInfo, { results: [makeActivities.student()], count: 1 });
  api.answer(activities.withScore, { ...make.page([]), practice_tests: 0 });
});

const open = async () => {
  renderScreen('/atividades/pratica?atividade=9');
  await screen.findByRole('table', { name: 'Quem está onde' });
};
const fromMenu = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name: 'Mais ações' }));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
};

describe('editing', () => {
  const edit = async () => {
    await open();
    await fromMenu('Editar');
    return within(await screen.findByRole('dialog', { name: 'Editar atividade' }));
  };
  const retitle = (dialog: Awaited<ReturnType<typeof edit>>, value: string) =>
    fireEvent.change(dialog.getByLabelText('Título'), { target: { value } });

  test('only what was changed is sent', async () => {
    api.answer(activities.update, activity);
    const dialog = await edit();
    retitle(dialog, 'Mobilidade e direito');
    fireEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Atividade salva.')).toBeTruthy();
    expect(api.asked(activities.update)[0]?.body).toEqual({ version: 2, title: 'Mobilidade e direito' });
  });

  test('who corrects can be changed, and a way that the theme does not have is said at its place', async () => {
    const dialog = await edit();
    expect(dialog.getByRole('radio', { name: 'Por docente' })).toHaveProperty('checked', true);
    fireEvent.click(dialog.getByRole('radio', { name: 'Dupla, às cegas' }));
    api.refuse(activities.update, { status: 400, body: { review_flow: [messages.flowNotOfTheme] } });
    fireEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await dialog.findByText(messages.flowNotOfTheme)).toBeTruthy();
    expect(api.asked(activities.update)[0]?.body).toEqual({ version: 2, review_flow: 'D' });
    api.refuse(activities.update, {
      status: 409,
      body: { detail: messages.staleVersion, current: { ...activity, review_flow: 'O', version: 3 } },
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await dialog.findByText('Correção: Oficial')).toBeTruthy();
  });

  test('two people on one field: both are shown, and the person decides', async () => {
    const dialog = await edit();
    retitle(dialog, 'O meu título');
    api.refuse(activities.update, {
      status: 409,
      body: { detail: messages.staleVersion, current: { ...activity, title: 'O título dela', version: 3 } },
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await dialog.findByText('Título: O título dela')).toBeTruthy();
    expect(dialog.getByLabelText('Título')).toHaveProperty('value', 'O meu título');
    api.answer(activities.update, activity);
    fireEvent.click(dialog.getByRole('button', { name: 'Salvar o meu' }));
    expect(await screen.findByText('Atividade salva.')).toBeTruthy();
    expect(api.asked(activities.update).at(-1)?.body).toEqual({ version: 3, title: 'O meu título' });
  });

  test('the other one may also be kept', async () => {
    const dialog = await edit();
    retitle(dialog, 'O meu título');
    api.refuse(activities.update, {
      status: 409,
      body: { detail: messages.staleVersion, current: { ...activity, title: 'O título dela', version: 3 } },
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Ficar com o que está salvo' }));
    expect(dialog.getByLabelText('Título')).toHaveProperty('value', 'O título dela');
  });

  test('two people on two fields: both changes hold', async () => {
    const dialog = await edit();
    retitle(dialog, 'O meu título');
    let calls = 0;
    api.answer(activities.update, () => {
      calls += 1;
      if (calls > 1) return activity;
      const current = { ...activity, guidance: 'Outra orientação', version: 3 };
      return Response.json({ detail: messages.staleVersion, current }, { status: 409 });
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Atividade salva.')).toBeTruthy();
    expect(api.asked(activities.update).map(({ body }) => body)).toEqual([
      { version: 2, title: 'O meu título' },
      { version: 3, title: 'O meu título' },
    ]);
  });

  test('an end before the start is said at its field, and nothing is sent', async () => {
    const dialog = await edit();
    fireEvent.change(dialog.getByLabelText('Encerra em'), { target: { value: '2020-01-01T10:00' } });
    expect(dialog.getByText('O fim precisa vir depois do começo.')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Salvar' })).toHaveProperty('disabled', true);
  });
});

describe('putting away', () => {
  test('what has texts is archived, and the window says why', async () => {
    api.answer(activities.update, activity);
    await open();
    await fromMenu('Arquivar');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/Já há textos entregues/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Arquivar' }));
    expect(await screen.findByText('Atividade arquivada.')).toBeTruthy();
    expect(api.asked(activities.update)[0]?.body).toEqual({ version: 2, archived: true });
  });

  test('somebody handed in meanwhile: the refusal is said, and the window offers the archive', async () => {
    api.answer(activities.get, { ...activity, can_delete: true });
    await open();
    await fromMenu('Apagar');
    const dialog = within(await screen.findByRole('alertdialog'));
    api.answer(activities.get, activity);
    api.refuse(activities.remove, { status: 409, body: { detail: messages.activityHasTexts, current: null } });
    fireEvent.click(dialog.getByRole('button', { name: 'Apagar' }));
    expect(await dialog.findByText(messages.activityHasTexts)).toBeTruthy();
    expect(await dialog.findByRole('button', { name: 'Arquivar' })).toBeTruthy();
  });
});
