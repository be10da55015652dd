import { activities } from '@lauda/contract/activities';
import { auth } from '@lauda/contract/auth';
import { compositions } from '@lauda/contract/compositions';
import { featureFlags } from '@lauda/contract/feature-flags';
import { users } from '@lauda/contract/users';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { type FailingForm, testFailures } from '../../../test/failing-forms';
import { fakeApi } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { makeActivities } from '../../../test/make-activities';
import { makeDesk } from '../../../test/make-desk';
import { renderScreen } from '../../../test/render-screen';

const api = fakeApi();
const activity = makeActivities.activity();
const notStarted = { composition_id: null, status: 'not_started', progress: 'nao_iniciada', submitted_at: null } as const;
const graded = { composition_id: 503, status: 'reviewed', progress: 'corrigida', total: 640 } as const;

beforeEach(() => {
  api.answer(users.me, make.me());
  api.answer(auth.refresh, { csrf: 'renovado' });
  api.answer(featureFlags.evaluate, make.flags());
  api.answer(activities.get, activity);
  const results = [makeActivities.student(notStarted), makeActivities.student({ user_id: 12, first_name: 'Bruno', ...graded })];
  api.answer(activities.studentsInfo, { results, count: 2 });
  api.answer(activities.studentsStatus, { results: [makeActivities.reopening()], is_closed: false });
});

const inDialog = () => within(screen.getByRole('dialog'));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const send = (name: string) => () => fireEvent.click(inDialog().getByRole('button', { name }));
const open = async () => {
  renderScreen('/atividades/pratica?atividade=9');
  await screen.findByRole('table', { name: 'Quem está onde' });
};
const fromMenu = async (name: string) => {
  await open();
  press('Mais ações');
  fireEvent.click(await screen.findByRole('menuitem', { name }));
  await screen.findByRole('dialog');
};

const FORMS: FailingForm[] = [
  {
    name: 'a text copied from paper',
    endpoint: compositions.handIn,
    fill: async () => {
      await open();
      press('Transcrever');
      fireEvent.change(await screen.findByLabelText('Texto'), { target: { value: 'A cidade acorda cedo.' } });
    },
    send: send('Entregar'),
    stays: () => expect(screen.getByLabelText('Texto')).toHaveProperty('value', 'A cidade acorda cedo.'),
    mend: () => api.answer(compositions.handIn, makeDesk.composition()),
    done: () => screen.findByText('Texto entregue.'),
  },
  {
    name: 'an activity that is edited',
    endpoint: activities.update,
    fill: async () => {
      await fromMenu('Editar');
      fireEvent.change(screen.getByLabelText('Título'), { target: { value: 'Outro título' } });
    },
    send: send('Salvar'),
    stays: () => expect(screen.getByLabelText('Título')).toHaveProperty('value', 'Outro título'),
    mend: () => api.answer(activities.update, activity),
    done: () => screen.findByText('Atividade salva.'),
  },
  {
    name: 'texts that are reopened',
    endpoint: compositions.reopen,
    fill: async () => {
      await fromMenu('Reabrir');
      fireEvent.click(await screen.findByRole('checkbox', { name: /^Ana Conceição/ }));
    },
    send: send('Reabrir 1 texto'),
    stays: () => expect(inDialog().getByRole('checkbox', { name: /^Ana Conceição/ })).toHaveProperty('checked', true),
    mend: () => api.answer(compositions.reopen, { reopened: [501] }),
    done: () => screen.findByText('1 texto reaberto.'),
  },
  {
    name: 'a revision that is finished',
    endpoint: activities.finishRevision,
    fill: async () => {
      await open();
      press('Encerrar a correção');
      await screen.findByRole('dialog');
    },
    send: send('Publicar'),
    stays: () => expect(inDialog().getByText(/1 texto corrigido será publicado/)).toBeTruthy(),
    mend: () => api.answer(activities.finishRevision, { published: 1, already_published: 0 }),
    done: () => screen.findByText('1 correção publicada.'),
  },
];

testFailures(api, FORMS);
