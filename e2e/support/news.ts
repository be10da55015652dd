import { expect, type Page } from '@playwright/test';

export const bell = (page: Page) => page.getByRole('button', { name: /^Notificações/ });

/** As a colleague: an activity for the class of Helena, which its teachers are told of. */
export async function openActivity(page: Page, title: string) {
  const csrf = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const groups = await (await page.request.get('/api/v1/school_groups_list/?current_year=true&limit=100')).json();
  const group = groups.results.find(({ teachers }: { teachers: string[] }) => teachers.some((name) => name.startsWith('Helena')));
  const themes = await (await page.request.get('/api/v1/composition_instructions/?limit=1')).json();
  const day = 86_400_000;
  const answer = await page.request.post('/api/v1/tests/', {
    headers: { 'x-csrftoken': csrf },
    data: {
      theme_id: themes.results[0].id,
      school_group_ids: [group.id],
      title,
      test_type: 'pratica',
      opens_at: new Date(Date.now() - 60_000).toISOString(),
      closes_at: new Date(Date.now() + 7 * day).toISOString(),
      allows_rewriting: false,
      guidance: '',
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}
