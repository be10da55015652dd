import { activities } from '@lauda/contract/activities';
import { featureFlags } from '@lauda/contract/feature-flags';
import { messages } from '@lauda/contract/messages';
import { users } from '@lauda/contract/users';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../test/fake-api';
import { make } from '../../../test/make';
import { makeActivities } from '../../../test/make-activities';
import { renderScreen } from '../../../test/render-screen';

const api = fakeApi();
const made = vi.fn(() => 'blob:x');

beforeEach(() => {
  made.mockClear();
  vi.spyOn(URL, 'createObjectURL').mockImplementation(made);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  api.answer(users.me, make.me());
  api.answer(featureFlags.evaluate, make.flags());
  api.answer(activities.get, makeActivities.activity());
  const second = makeActivities.student({ user_id: 12, first_name: 'Bruno', progress: 'corrigida' });
  api.answer(activities.studentsInfo, { results: [makeActivities.student(), second], count: 2 });
});

const exportAs = async (format: RegExp, search = '') => {
  renderScreen(`/atividades/pratica?atividade=9${search}`);
  await screen.findByRole('table', { name: 'Quem está onde' });
  fireEvent.click(screen.getByRole('button', { name: 'Exportar' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: format }));
};

test('what is on the list becomes a file, written down first (LGPD-06)', async () => {
  api.answer(activities.recordExport, () => {
    expect(made).not.toHaveBeenCalled();
    return undefined;
  });
  await exportAs(/CSV/, '&situacao=corrigida');
  expect(await screen.findByText('Lista exportada: 1 linha.')).toBeTruthy();
  expect(api.asked(activities.recordExport)[0]?.body).toEqual({ format: 'csv', count: 1 });
  expect(made).toHaveBeenCalledTimes(1);
});

test('what cannot be written down is not exported', async () => {
  api.refuse(activities.recordExport, { status: 403, body: { detail: messages.forbidden } });
  await exportAs(/XLSX/);
  expect(await screen.findByText(messages.forbidden)).toBeTruthy();
  expect(made).not.toHaveBeenCalled();
});
